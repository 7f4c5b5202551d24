import { calendarEntry } from '../fixtures/data/site';
import { submittedSentence } from '@/lib/booking/sentences';
import { flawsOfCalendarFile } from '../fuzz/clean-calendar-file';
import { expectNoAccessibilityProblems } from '../support/axe';
import { readCalendarFile } from '../support/calendar-file';
import { addToCalendar, referenceOnReceipt } from '../support/receipt';
import { expect, test } from '../support/test';

test('the receipt’s calendar file holds the times of every day', async ({ page, parent }) => {
  const times = ['9:00 AM', '9:30 AM', '11:30 AM', '12:00 PM', '7:30 PM'];
  const { dayCheckbox } = await parent.ask('2025-07-15', times, ['Week long']);
  await dayCheckbox('Wed, Jul 16').check();
  await parent.expectSubmitted();

  const reference = await referenceOnReceipt(page);
  const { name, bytes } = await addToCalendar(page);
  expect(name).toBe(`swim-lesson-${reference}.ics`);
  expect(flawsOfCalendarFile(bytes, 6)).toEqual([]);
  const { events } = readCalendarFile(bytes.toString('utf8'));
  expect(events.map(({ start, end }) => [start, end])).toEqual(
    ['2025-07-15', '2025-07-16'].flatMap((date) => [
      [`${date}T09:00:00`, `${date}T10:00:00`],
      [`${date}T11:30:00`, `${date}T12:30:00`],
      [`${date}T19:30:00`, `${date}T20:00:00`],
    ]),
  );
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(6);
  expect(events[0]).toMatchObject({
    summary: calendarEntry.summary,
    status: 'TENTATIVE',
    attendees: 0,
    description: [
      calendarEntry.description,
      'Lesson types: Week long',
      `Reference: ${reference}`,
    ].join('\n'),
  });
  expect(bytes.toString('utf8')).not.toContain(parent.email);

  await page.reload();
  await expect(page.getByText(submittedSentence)).toBeVisible();
  await expectNoAccessibilityProblems(page);
  expect(await addToCalendar(page, (link) => link.press('Enter'))).toEqual({ name, bytes });
});
