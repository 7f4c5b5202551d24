import { submittedSentence } from '@/lib/booking/sentences';
import { flawsOfCalendarFile } from '../fuzz/clean-calendar-file';
import { expectNoAccessibilityProblems } from '../support/axe';
import { bookingForm, expectSubmitted } from '../support/booking-form';
import { readCalendarFile } from '../support/calendar-file';
import { addToCalendar, referenceOnReceipt } from '../support/receipt';
import { expect, test } from '../support/test';

test('a parent takes the times of a request along into the calendar, also after a reload and by keyboard', async ({
  page,
  parentEmail,
}) => {
  await page.goto('/timeslots/2025-07-15');
  const { slot, lessonType, email } = bookingForm(page);
  for (const time of ['9:00 AM', '9:30 AM', '11:30 AM', '12:00 PM', '7:30 PM']) {
    await slot(time).check();
  }
  await lessonType('Week long').check();
  await email.fill(parentEmail);
  await expectSubmitted(page);
  await expect(page.getByText('Tuesday, July 15, 2025: 9:00 AM, 9:30 AM')).toBeVisible();

  const reference = await referenceOnReceipt(page);
  const { name, bytes } = await addToCalendar(page);
  expect(name).toBe(`swim-lesson-${reference}.ics`);
  expect(reference).toMatch(/^[2-9A-Z]{5}$/);
  expect(flawsOfCalendarFile(bytes, 3)).toEqual([]);
  const { events } = readCalendarFile(bytes.toString('utf8'));
  expect(events.map(({ start, end }) => [start, end])).toEqual([
    ['2025-07-15T09:00:00', '2025-07-15T10:00:00'],
    ['2025-07-15T11:30:00', '2025-07-15T12:30:00'],
    ['2025-07-15T19:30:00', '2025-07-15T20:00:00'],
  ]);
  expect(events[0]).toMatchObject({
    summary: 'Swim lesson (requested)',
    status: 'TENTATIVE',
    attendees: 0,
    description: [
      'A request, not yet a confirmed lesson. I’ll get back to you to confirm the time.',
      'Lesson types: Week long',
      `Reference: ${reference}`,
    ].join('\n'),
  });
  expect(bytes.toString('utf8')).not.toContain(parentEmail);

  await page.reload();
  await expect(page.getByText(submittedSentence)).toBeVisible();
  await expectNoAccessibilityProblems(page);
  const again = await addToCalendar(page, (link) => link.press('Enter'));
  expect(again.name).toBe(name);
  expect(readCalendarFile(again.bytes.toString('utf8')).events).toHaveLength(3);
});

test('every other time of a day makes one long file, and no time none', async ({
  page,
  parentEmail,
}) => {
  await page.goto('/timeslots/2025-07-18');
  const every = await bookingForm(page).openSlots.all();
  for (const slot of every.filter((_, at) => at % 2 === 0)) await slot.check();
  await expectSubmitted(page);
  const { bytes } = await addToCalendar(page);
  expect(flawsOfCalendarFile(bytes, every.length / 2)).toEqual([]);

  await page.goto('/timeslots/2025-07-19');
  await bookingForm(page).email.fill(parentEmail);
  await expectSubmitted(page);
  await expect(page.getByText('Saturday, July 19, 2025', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
});
