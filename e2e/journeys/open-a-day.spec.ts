import { bookingForm } from '../support/booking-form';
import { expect, test } from '../support/test';

test('a parent picks a day on the calendar and finds its times', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Tuesday, July 15, 2025, 20 open time slots' }).click();
  await expect(page).toHaveURL('/timeslots/2025-07-15');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Slots for 2025-07-15');
  await expect(page.getByText('Tuesday, July 15, 2025')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: / - Available$/ })).toHaveCount(20);
  await expect(page).toHaveTitle(/^Time Slots for 2025-07-15/);
});

test('15 July has every half hour from 9:00 AM to 7:30 PM but 4:00 PM and 4:30 PM', async ({
  page,
}) => {
  await page.goto('/timeslots/2025-07-15');
  const { slot } = bookingForm(page);
  for (const time of ['9:00 AM', '12:00 PM', '3:30 PM', '5:00 PM', '7:30 PM']) {
    await expect(slot(time)).toBeVisible();
  }
  await expect(slot('4:00 PM')).toHaveCount(0);
  await expect(slot('4:30 PM')).toHaveCount(0);
});

test('times and lesson types are taken and given back, several at a time', async ({ page }) => {
  await page.goto('/timeslots/2025-07-16');
  const { slot, lessonType } = bookingForm(page);
  await slot('9:00 AM').click();
  await slot('11:30 AM').click();
  await lessonType('Weekly').click();
  await lessonType('Week long').click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await slot('9:00 AM').click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
});

test('beside Submit nothing is said before the first touch, then what is missing', async ({
  page,
}) => {
  await page.goto('/timeslots/2025-07-16');
  const { slot, phone, submit } = bookingForm(page);
  await expect(submit).toHaveAccessibleDescription('');
  await slot('9:00 AM').check();
  await expect(submit).toHaveAccessibleDescription('Add an email or phone number so I can reply.');
  await slot('9:00 AM').uncheck();
  await expect(submit).toHaveAccessibleDescription(
    'No time chosen yet. Add an email or phone number so I can reply.',
  );
  await phone.fill('555');
  await expect(submit).toHaveAccessibleDescription('No time chosen yet.');
  await slot('9:00 AM').check();
  await expect(submit).toHaveAccessibleDescription('');
});

test('a summary that stays in view says what would be sent', async ({ page }) => {
  await page.goto('/timeslots/2025-07-16');
  const { slot, lessonType, submit } = bookingForm(page);
  await slot('9:00 AM').check();
  await expect(page.getByText('1 time', { exact: true })).toBeInViewport();
  await expect(submit).toBeInViewport();
  await slot('7:30 PM').check();
  await lessonType('Weekly').check();
  await expect(page.getByText('2 times · Weekly', { exact: true })).toBeInViewport();
  await expect(submit).toBeInViewport();
});

test('lesson types that belong to a plan say its price', async ({ page }) => {
  await page.goto('/timeslots/2025-07-16');
  const { lessonType } = bookingForm(page);
  await expect(lessonType('Weekly')).toHaveAccessibleDescription('$45 per lesson');
  await expect(lessonType('Week long')).toHaveAccessibleDescription('$225 per week');
  await expect(lessonType('One time')).toHaveAccessibleDescription('');
});

test('a parent who compares goes from a day to the next one that has times', async ({ page }) => {
  await page.goto('/timeslots/2025-07-15');
  const days = page.getByRole('navigation', { name: 'Other days with times' });
  await expect(days.getByRole('link')).toHaveCount(1);
  await days.getByRole('link', { name: 'Day after: Wed, Jul 16' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Slots for 2025-07-16');
  await days.getByRole('link', { name: 'Day before: Tue, Jul 15' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Slots for 2025-07-15');
});

test('where days without times lie between, the next day that has some is called so', async ({
  page,
}) => {
  await page.goto('/timeslots/2025-07-01');
  const days = page.getByRole('navigation', { name: 'Other days with times' });
  await expect(days.getByRole('link')).toHaveAccessibleName(/^Next open day: Tue, Jul 15/);
  await page.goto('/timeslots/2025-07-14');
  await expect(days.getByRole('link')).toHaveAccessibleName(/^Day after: Tue, Jul 15/);
});

test('the form says so before a field is full', async ({ page }) => {
  await page.goto('/timeslots/2025-07-16');
  const { additionalInfo, phone } = bookingForm(page);
  await additionalInfo.fill('a'.repeat(4499));
  await expect(additionalInfo).not.toHaveAccessibleDescription(/characters/);
  await additionalInfo.press('End');
  await additionalInfo.pressSequentially('a');
  await expect(additionalInfo).toHaveAccessibleDescription(/4,500 of 5,000 characters\.$/);
  await phone.fill('5'.repeat(41));
  await expect(phone).toHaveAccessibleDescription(
    '41 of 40 characters. Please shorten this before sending.',
  );
});

test('a pasted note that is too long is kept whole, and said to be too long before it is sent', async ({
  page,
  inbox,
  parentEmail,
}) => {
  await page.goto('/timeslots/2025-07-16');
  const { additionalInfo, email, submit } = bookingForm(page);
  const note = 'Mia loves water. '.repeat(353).slice(0, 6000);
  await email.fill(parentEmail);
  await additionalInfo.focus();
  await page.keyboard.insertText(note);
  await expect(additionalInfo).toHaveValue(note);
  await expect(page.getByText('6,000 of 5,000 characters.')).toHaveText(
    '6,000 of 5,000 characters. Please shorten this before sending.',
  );

  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'request' })).toHaveText(
    'Your request hasn’t been sent yet.',
  );
  await expect(additionalInfo).toHaveAccessibleDescription(/Please shorten this to 5,000/);
  await expect(additionalInfo).toHaveValue(note);
  expect(await inbox.requests(parentEmail)).toEqual([]);

  await additionalInfo.fill(note.slice(0, 5000));
  await submit.click();
  await expect(page.getByText('Your booking has been submitted!')).toBeVisible();
  expect(await inbox.messages(parentEmail)).toHaveLength(1);
});

test('a day without slots says so, has no form and leads home', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Tuesday, July 1, 2025, no time slots' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Slots for 2025-07-01');
  await expect(page.getByText('No time slots available for this day.')).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the name of the school leads home too', async ({ page }) => {
  await page.goto('/timeslots/2025-07-15');
  await page.getByRole('link', { name: 'Backyard Swim School' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
});

test('Home stands at the top right of the page of a day', async ({ page }) => {
  await page.goto('/timeslots/2025-07-15');
  const home = await page.getByRole('link', { name: 'Home' }).boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(home?.y).toBeLessThan(title?.y ?? 0);
  expect(home?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0) / 2);
});

test('nothing is wider than a phone of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/timeslots/2025-07-15');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
