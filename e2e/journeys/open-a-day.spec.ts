import { invalidSentence, noSlotsSentence } from '@/lib/booking/sentences';
import { bookingForm, expectSubmitted } from '../support/booking-form';
import { expectDay } from '../support/calendar';
import { expect, test } from '../support/test';

const noTime = 'No time chosen yet.';
const noContact = 'Add an email or phone number so I can reply.';

test('a parent picks a day on the calendar and finds its times, and Home at the top right', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Tuesday, July 15, 2025, 20 open time slots' }).click();
  await expect(page).toHaveURL('/timeslots/2025-07-15');
  await expectDay(page, '2025-07-15');
  await expect(page).toHaveTitle(/^Time Slots for 2025-07-15/);
  await expect(page.getByText('Tuesday, July 15, 2025')).toBeVisible();
  const { slot, openSlots } = bookingForm(page);
  await expect(openSlots).toHaveCount(20);
  for (const time of ['9:00 AM', '12:00 PM', '3:30 PM', '5:00 PM', '7:30 PM']) {
    await expect(slot(time)).toBeVisible();
  }
  for (const time of ['4:00 PM', '4:30 PM']) await expect(slot(time)).toHaveCount(0);

  await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0);
  const home = await page.getByRole('link', { name: 'Home' }).boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(home?.y).toBeLessThan(title?.y ?? 0);
  expect(home?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0) / 2);
  await page.getByRole('link', { name: 'Backyard Swim School' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
});

test('times and lesson types are taken and given back, several at a time, and types say their price', async ({
  page,
}) => {
  await page.goto('/timeslots/2025-07-16');
  const { slot, lessonType, checked } = bookingForm(page);
  for (const box of [slot('9:00 AM'), slot('11:30 AM'), lessonType('Weekly')]) await box.click();
  await lessonType('Week long').click();
  await expect(checked).toHaveCount(4);
  await slot('9:00 AM').click();
  await expect(checked).toHaveCount(3);
  await expect(lessonType('Weekly')).toHaveAccessibleDescription('$45 per lesson');
  await expect(lessonType('Week long')).toHaveAccessibleDescription('$225 per week');
  await expect(lessonType('One time')).toHaveAccessibleDescription('');
});

test('beside Submit nothing is said before the first touch, then what is missing and what would be sent', async ({
  page,
}) => {
  await page.goto('/timeslots/2025-07-16');
  const { slot, lessonType, phone, submit } = bookingForm(page);
  await expect(submit).toHaveAccessibleDescription('');
  await slot('9:00 AM').check();
  await expect(page.getByText('1 time', { exact: true })).toBeInViewport();
  await expect(submit).toBeInViewport();
  await expect(submit).toHaveAccessibleDescription(noContact);
  await slot('9:00 AM').uncheck();
  await expect(submit).toHaveAccessibleDescription(`${noTime} ${noContact}`);
  await phone.fill('555');
  await expect(submit).toHaveAccessibleDescription(noTime);
  for (const time of ['9:00 AM', '7:30 PM']) await slot(time).check();
  await lessonType('Weekly').check();
  await expect(submit).toHaveAccessibleDescription('');
  await expect(page.getByText('2 times · Weekly', { exact: true })).toBeInViewport();
  await expect(submit).toBeInViewport();
});

test('a parent who compares goes from a day to the next one that has times', async ({ page }) => {
  const days = page.getByRole('navigation', { name: 'Other days with times' });
  // Where days without times lie between, the next one that has some is called so.
  await page.goto('/timeslots/2025-07-01');
  await expect(days.getByRole('link')).toHaveAccessibleName(/^Next open day: Tue, Jul 15/);
  await page.goto('/timeslots/2025-07-14');
  await expect(days.getByRole('link')).toHaveAccessibleName(/^Day after: Tue, Jul 15/);
  await page.goto('/timeslots/2025-07-15');
  await expect(days.getByRole('link')).toHaveCount(1);
  await days.getByRole('link', { name: 'Day after: Wed, Jul 16' }).click();
  await expectDay(page, '2025-07-16');
  await days.getByRole('link', { name: 'Day before: Tue, Jul 15' }).click();
  await expectDay(page, '2025-07-15');
});

test('the form says so before a field is full, and keeps a pasted note that is too long whole', async ({
  page,
  inbox,
  parentEmail,
}) => {
  await page.goto('/timeslots/2025-07-16');
  const { additionalInfo, phone, email, submit } = bookingForm(page);
  const tooLong = 'Please shorten this before sending.';
  await additionalInfo.fill('a'.repeat(4499));
  await expect(additionalInfo).not.toHaveAccessibleDescription(/characters/);
  await additionalInfo.press('End');
  await additionalInfo.pressSequentially('a');
  await expect(additionalInfo).toHaveAccessibleDescription(/4,500 of 5,000 characters\.$/);
  await phone.fill('5'.repeat(41));
  await expect(phone).toHaveAccessibleDescription(`41 of 40 characters. ${tooLong}`);
  await phone.fill('');

  const note = 'Mia loves water. '.repeat(353).slice(0, 6000);
  await email.fill(parentEmail);
  await additionalInfo.fill('');
  await page.keyboard.insertText(note);
  await expect(additionalInfo).toHaveValue(note);
  await expect(page.getByText('6,000 of 5,000 characters.')).toHaveText(
    `6,000 of 5,000 characters. ${tooLong}`,
  );
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'request' })).toHaveText(invalidSentence);
  await expect(additionalInfo).toHaveAccessibleDescription(/Please shorten this to 5,000/);
  await expect(additionalInfo).toHaveValue(note);
  expect(await inbox.requests(parentEmail)).toEqual([]);

  await additionalInfo.fill(note.slice(0, 5000));
  await expectSubmitted(page);
  expect(await inbox.messages(parentEmail)).toHaveLength(1);
});

test('a day without slots says so, has no form and leads home', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Tuesday, July 1, 2025, no time slots' }).click();
  await expectDay(page, '2025-07-01');
  await expect(page.getByText(noSlotsSentence)).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});
