import { flawsOfCalendarFile } from '../fuzz/clean-calendar-file';
import { expectNoAccessibilityProblems } from '../support/axe';
import { bookingForm } from '../support/booking-form';
import { readCalendarFile } from '../support/calendar-file';
import { addToCalendar, referenceOnReceipt } from '../support/receipt';
import { expect, test } from '../support/test';

test('a parent sends a request and takes its times along into the calendar', async ({
  page,
  parentEmail,
}) => {
  await page.goto('/timeslots/2025-07-15');
  const { slot, lessonType, email, submit } = bookingForm(page);
  for (const time of ['9:00 AM', '9:30 AM', '11:30 AM', '12:00 PM', '7:30 PM']) {
    await slot(time).check();
  }
  await lessonType('Week long').check();
  await email.fill(parentEmail);
  await submit.click();
  await expect(page.getByText('Your booking has been submitted!')).toBeVisible();
  await expect(page.getByText('Tuesday, July 15, 2025: 9:00 AM, 9:30 AM')).toBeVisible();

  const reference = await referenceOnReceipt(page);
  const { name, bytes } = await addToCalendar(page);
  expect(name).toBe(`swim-lesson-${reference}.ics`);
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
  await expect(page.getByText('Your booking has been submitted!')).toBeVisible();
});

test('every time of a day chosen makes one long file, which is offered all the same', async ({
  page,
}) => {
  await page.goto('/timeslots/2025-07-18');
  const times = page.getByRole('checkbox', { name: / - Available$/ });
  const every = await times.all();
  for (const time of every.filter((_, at) => at % 2 === 0)) await time.check();
  await bookingForm(page).submit.click();
  await expect(page.getByText('Your booking has been submitted!')).toBeVisible();
  const { bytes } = await addToCalendar(page);
  expect(flawsOfCalendarFile(bytes, every.length / 2)).toEqual([]);
});

test('a request without a time has nothing for a calendar', async ({ page, parentEmail }) => {
  await page.goto('/timeslots/2025-07-19');
  await bookingForm(page).email.fill(parentEmail);
  await bookingForm(page).submit.click();
  await expect(page.getByText('Your booking has been submitted!')).toBeVisible();
  await expect(page.getByText('Saturday, July 19, 2025', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
});

test('the file can still be had after a reload, by keyboard, and the receipt reads well', async ({
  page,
  parentEmail,
}) => {
  await page.goto('/timeslots/2025-08-01');
  await bookingForm(page).slot('9:00 AM').check();
  await bookingForm(page).email.fill(parentEmail);
  await bookingForm(page).submit.click();
  await expect(page.getByText('Your booking has been submitted!')).toBeVisible();
  await page.reload();
  await expectNoAccessibilityProblems(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).press('Enter');
  expect((await saving).suggestedFilename()).toMatch(/^swim-lesson-[2-9A-Z]{5}\.ics$/);
  const { events } = readCalendarFile((await addToCalendar(page)).bytes.toString('utf8'));
  expect(events).toHaveLength(1);
});
