import type { Page } from '@playwright/test';
import { invalidSentence, noSlotsSentence, takenSentence } from '@/lib/booking/sentences';
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

/** What a request can be forged to ask for, and what its sender is told to change. */
const forgeries = [
  [
    'a lesson type that there is not',
    'One time',
    'For free',
    'Please choose from the lesson types shown.',
  ],
  ['a day without slots', '2025-07-15', '2025-07-01', noSlotsSentence],
  ['a day outside the season', '2025-07-15', '2025-10-15', 'This day cannot be booked.'],
  ['a time that the day does not offer', '9:30 AM', '4:30 PM', takenSentence(['4:30 PM'])],
  ['a time that is none', '9:30 AM', '<b>now', takenSentence([])],
] as const;

for (const [title, javaScriptEnabled] of [
  ['with a script', true],
  ['without a script', false],
] as const) {
  test.describe(title, () => {
    test.use({ javaScriptEnabled });

    for (const [name, honest, forged, words] of forgeries) {
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
        await expect(page.getByText(invalidSentence)).toBeVisible();
        await expect(page.getByRole('listitem').filter({ hasText: words })).toHaveText(words);
        await expect(email).toHaveValue(parentEmail);
        expect(await inbox.requests(parentEmail)).toEqual([]);
      });
    }
  });
}
