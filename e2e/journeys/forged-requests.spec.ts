import type { Page } from '@playwright/test';
import { bookingForm } from '../support/booking-form';
import { expect, test } from '../support/test';

/** Has each post of the page say `forged` where the value of a field is `honest`. */
async function forge(page: Page, honest: string, forged: string): Promise<void> {
  await page.route(/\/timeslots\//, (route) => {
    const postData = route.request().postData();
    const field = (value: string) => `"\r\n\r\n${value}\r\n`;
    const changed = postData?.replaceAll(field(honest), field(forged));
    return route.continue(changed ? { postData: changed } : {});
  });
}

for (const { title, javaScriptEnabled } of [
  { title: 'with a script', javaScriptEnabled: true },
  { title: 'without a script', javaScriptEnabled: false },
]) {
  test.describe(title, () => {
    test.use({ javaScriptEnabled });

    for (const { name, honest, forged, words } of [
      {
        name: 'a lesson type that there is not',
        honest: 'One time',
        forged: 'For free',
        words: 'Please choose from the lesson types shown.',
      },
      {
        name: 'a day without slots',
        honest: '2025-07-15',
        forged: '2025-07-01',
        words: 'No time slots available for this day.',
      },
      {
        name: 'a day outside the season',
        honest: '2025-07-15',
        forged: '2025-10-15',
        words: 'This day cannot be booked.',
      },
      {
        name: 'a time that the day does not offer',
        honest: '9:30 AM',
        forged: '4:30 PM',
        words: '4:30 PM is no longer available. Please choose from the times shown.',
      },
      {
        name: 'a time that is none',
        honest: '9:30 AM',
        forged: '<b>now',
        words: 'A time you chose is no longer available. Please choose from the times shown.',
      },
    ]) {
      test(`a request for ${name} is never sent, and is told what to change`, async ({
        page,
        inbox,
        parentEmail,
      }) => {
        await page.goto('/timeslots/2025-07-15');
        const { slot, lessonType, email, submit } = bookingForm(page);
        await slot('9:30 AM').check();
        await lessonType('One time').check();
        await email.fill(parentEmail);
        await forge(page, honest, forged);
        await submit.click();
        await expect(page.getByText('Your request hasn’t been sent yet.')).toBeVisible();
        await expect(page.getByRole('listitem').filter({ hasText: words })).toHaveText(words);
        await expect(email).toHaveValue(parentEmail);
        expect(await inbox.requests(parentEmail)).toEqual([]);
      });
    }
  });
}
