import {
  invalidSentence,
  noSlotsSentence,
  otherDatesSentence,
  takenSentence,
} from '@/lib/booking/sentences';
import { expect, test } from '../support/test';

/** Each with the ticked value, the forged one in its place, and the answer. */
const forgeries = [
  [
    'a lesson type that there is not',
    'One time',
    'For free',
    'Please choose from the lesson types shown.',
  ],
  ['a day without slots', '2025-07-15', '2025-07-01', noSlotsSentence],
  ['no day', '2025-07-15', '', 'Please reload the page and send the form again.'],
  ['a day outside the season', '2025-07-15', '2025-10-15', 'This day cannot be booked.'],
  ['a time that the day does not offer', '9:30 AM', '4:30 PM', takenSentence(['4:30 PM'])],
  ['a time that is none', '9:30 AM', '<b>now', takenSentence([])],
  ['another day that is not offered', '2025-07-29', '2025-07-26', otherDatesSentence],
  ['another day of another year', '2025-07-29', '2026-07-22', otherDatesSentence],
  ['another day twice', '2025-07-29', '2025-07-22', otherDatesSentence],
  ['words in place of another day', '2025-07-29', '<b>tomorrow', otherDatesSentence],
] as const;

for (const [browser, javaScriptEnabled] of [
  ['with a script', true],
  ['without a script', false],
] as const) {
  test.describe(browser, () => {
    test.use({ javaScriptEnabled });

    for (const [what, honest, forged, words] of forgeries) {
      test(`a request for ${what} is refused in words`, async ({ page, parent }) => {
        const form = await parent.ask('2025-07-15', ['9:30 AM'], ['One time']);
        const { moreDays, day, email } = form;
        await moreDays.click();
        for (const name of ['Tue, Jul 22', 'Tue, Jul 29']) await day(name).check();
        await page.route(/\/timeslots\//, (route) => {
          const field = (value: string) => `"\r\n\r\n${value}\r\n`;
          const postData = route.request().postData()?.replaceAll(field(honest), field(forged));
          return route.continue({ postData });
        });
        await parent.submit();
        await expect(page.getByText(invalidSentence)).toBeVisible();
        await expect(page.getByRole('listitem').filter({ hasText: words })).toHaveText(words);
        await expect(day('Tue, Jul 22')).toBeChecked();
        await expect(email).toHaveValue(parent.email);
        await parent.expectArrived({ requests: 0, messages: 0 });
      });
    }
  });
}
