import { fieldNames } from '@/lib/booking/request-fields';
import { readBooking } from '@/lib/booking/schema';
import {
  invalidSentence,
  noSlotsSentence,
  otherDatesSentence,
  takenSentence,
} from '@/lib/booking/sentences';
import { expect, test } from '../support/test';

const unknownType = 'Please choose from the lesson types shown.';

test('each forged field is refused with a sentence of its own', () => {
  for (const [field, forged, message] of [
    ['lessonTypes', ['For free'], unknownType],
    ['date', ['2025-07-01'], noSlotsSentence],
    ['date', [''], 'Please reload the page and send the form again.'],
    ['date', ['2025-10-15'], 'This day cannot be booked.'],
    ['slots', ['4:30 PM'], takenSentence(['4:30 PM'])],
    ['slots', ['<b>now'], takenSentence([])],
    ['otherDates', ['2025-07-26'], otherDatesSentence],
    ['otherDates', ['2026-07-22'], otherDatesSentence],
    ['otherDates', ['<b>tomorrow'], otherDatesSentence],
    ['otherDates', ['2025-07-22', '2025-07-22'], otherDatesSentence],
  ] as const) {
    const form = new FormData();
    form.append(fieldNames.date, '2025-07-15');
    form.append(fieldNames.slots, '9:30 AM');
    form.delete(fieldNames[field]);
    for (const value of forged) form.append(fieldNames[field], value);
    const result = { status: 'invalid', problems: [{ field, message }] };
    expect.soft(readBooking(form), `${field}: ${forged.join()}`).toMatchObject({ result });
  }
});

/** A ticked value, the forged value in its place, and the answer. */
const forgeries = [
  ['One time', 'For free', unknownType],
  ['9:30 AM', '4:30 PM', takenSentence(['4:30 PM'])],
  ['2025-07-29', '2025-07-26', otherDatesSentence],
] as const;

for (const [browser, javaScriptEnabled] of [
  ['with a script', true],
  ['without a script', false],
] as const) {
  test.describe(browser, () => {
    test.use({ javaScriptEnabled });

    test('a forged request is refused with a sentence for each problem', async ({
      page,
      parent,
    }) => {
      const form = await parent.ask('2025-07-15', ['9:30 AM'], ['One time']);
      const { moreDays, dayCheckbox, email } = form;
      await moreDays.click();
      for (const name of ['Tue, Jul 22', 'Tue, Jul 29']) await dayCheckbox(name).check();
      await page.route(/\/timeslots\//, (route) => {
        const field = (value: string) => `"\r\n\r\n${value}\r\n`;
        const postData = forgeries.reduce(
          (data, [honest, forged]) => data?.replaceAll(field(honest), field(forged)),
          route.request().postData() ?? undefined,
        );
        return route.continue({ postData });
      });
      await parent.submit();
      await expect(page.getByText(invalidSentence)).toBeVisible();
      for (const [, , sentence] of forgeries) {
        await expect(page.getByRole('listitem').filter({ hasText: sentence })).toHaveText(sentence);
      }
      await expect(dayCheckbox('Tue, Jul 22')).toBeChecked();
      await expect(email).toHaveValue(parent.email);
      await parent.expectArrived({ requests: 0, messages: 0 });
    });
  });
}
