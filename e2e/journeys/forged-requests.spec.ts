import {
  invalidSentence,
  noSlotsSentence,
  otherDatesSentence,
  takenSentence,
} from '@/lib/booking/sentences';
import { openDay } from '../support/booking-form';
import { expect, test } from '../support/test';

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

for (const [browser, javaScriptEnabled] of [
  ['with a script', true],
  ['without a script', false],
] as const) {
  test.describe(browser, () => {
    test.use({ javaScriptEnabled });

    test('a forged request is never sent, but answered', async ({ page, inbox, parentEmail }) => {
      for (const [what, honest, forged, words] of forgeries) {
        await test.step(`it asks for ${what}`, async () => {
          const { slot, lessonType, email, submit } = await openDay(page);
          await slot('9:30 AM').check();
          await lessonType('One time').check();
          await email.fill(parentEmail);
          await page.route(/\/timeslots\//, (route) => {
            const field = (value: string) => `"\r\n\r\n${value}\r\n`;
            const postData = route.request().postData()?.replaceAll(field(honest), field(forged));
            return route.continue(postData ? { postData } : {});
          });
          await submit.click();
          await expect(page.getByText(invalidSentence)).toBeVisible();
          await expect(page.getByRole('listitem').filter({ hasText: words })).toHaveText(words);
          await expect(email).toHaveValue(parentEmail);
          await page.unrouteAll();
        });
      }
      expect(await inbox.requests(parentEmail)).toEqual([]);
    });
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [what, forged] of [
    ['a day that is not offered', ['2025-07-26']],
    ['a day of another year', ['2026-07-22']],
    ['a day twice', ['2025-07-22', '2025-07-22']],
    ['words in place of a day', ['<b>tomorrow']],
    ['a hundred days', Array.from({ length: 100 }, (_, at) => `2025-08-${(at % 28) + 10}`)],
  ] as const) {
    test(`a request for ${what} is refused in words, and nothing is lost`, async ({
      page,
      inbox,
      parentEmail,
    }) => {
      const { moreDays, day, email, submit } = await openDay(page);
      const honest = ['Tue, Jul 22', 'Tue, Jul 29'];
      await moreDays.click();
      for (const name of honest) await day(name).check();
      await email.fill(parentEmail);
      await page.route(/\/timeslots\//, (route) => {
        const body = route.request().postData() ?? '';
        const next = /(--\S+\r\nContent-Disposition: form-data; name=)"email"/;
        const parts = forged.map((date) => `$1"other-dates"\r\n\r\n${date}\r\n`).join('');
        return route.continue({ postData: body.replace(next, `${parts}$&`) });
      });
      await submit.click();
      await expect(page.getByText(invalidSentence)).toBeVisible();
      const problem = page.getByRole('listitem').filter({ hasText: otherDatesSentence });
      await expect(problem).toBeVisible();
      for (const name of honest) await expect(day(name)).toBeChecked();
      await expect(email).toHaveValue(parentEmail);
      expect(await inbox.requests(parentEmail)).toEqual([]);
    });
  }
});
