import { expectNoAccessibilityProblemsWithoutScript } from '../support/axe';
import { bookingForm, fillIn } from '../support/booking-form';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('every date of the season can be reached from the home page', async ({ page }) => {
  await page.goto('/');
  const days = page.getByRole('link', { name: /open time slots$|no time slots$/ });
  await expect(days).toHaveCount(31);
  await page.getByRole('button', { name: 'Next month, August 2025' }).click();
  await expect(page).toHaveURL('/calendar/2025-08#calendar');
  await expect(days).toHaveCount(31);
  await page.getByRole('link', { name: /^Sunday, August 31, 2025/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Slots for 2025-08-31');
});

test('the calendar goes up to the century and down again by its links', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'July 2025, choose a month' }).click();
  await page.getByRole('button', { name: '2025, choose a year' }).click();
  await page.getByRole('button', { name: '2021 – 2030, choose a decade' }).click();
  await expect(page.getByRole('grid', { name: '2001 – 2100' })).toBeVisible();
  await page.getByRole('link', { name: '2021 – 2030' }).click();
  await page.getByRole('link', { name: '2025' }).click();
  await page.getByRole('link', { name: 'August 2025' }).click();
  await expect(page.getByRole('grid', { name: 'August 2025' })).toBeVisible();
});

test('a request is sent, and the parent is told so at home', async ({
  page,
  browser,
  inbox,
  parentEmail,
}) => {
  await page.goto('/timeslots/2025-07-15');
  await fillIn(page, parentEmail);
  await bookingForm(page).submit.click();
  await expect(page).toHaveURL('/');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Your booking has been submitted!');
  await expectNoAccessibilityProblemsWithoutScript(page, browser);

  const [mail] = await inbox.messages(parentEmail);
  expect(mail?.body.template_params).toEqual({
    to_email: 'instructor@example.com',
    message: expect.stringContaining(
      'Time slots: 9:00 AM, 10:30 AM\nLesson types: Weekly ($45 per lesson), One time',
    ),
    email: parentEmail,
    phone: '+1 (555) 010-0199',
    additionalInfo: 'Mia is four.\nShe loves to jump in.',
  });
  await expect(page.getByText('Tuesday, July 15, 2025: 9:00 AM, 10:30 AM')).toBeVisible();

  await page.getByRole('link', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
});

test('when the mail fails the form comes back with all that was typed and ticked', async ({
  page,
  browser,
  inbox,
  parentEmail,
}) => {
  await inbox.misbehave({ kind: 'answer', status: 503, text: 'down', containing: parentEmail });
  await page.goto('/timeslots/2025-07-15');
  await fillIn(page, parentEmail);
  await bookingForm(page).submit.click();

  await expect(page.getByRole('alert')).toHaveText(
    'Failed to send the email. Please try again later.',
  );
  await expect(page).toHaveURL(/\/timeslots\/2025-07-15/);
  await expect(page.getByRole('alert')).toBeInViewport();
  const form = bookingForm(page);
  await expect(form.slot('9:00 AM')).toBeChecked();
  await expect(form.slot('10:30 AM')).toBeChecked();
  await expect(form.lessonType('Weekly')).toBeChecked();
  await expect(form.lessonType('One time')).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await expect(form.email).toHaveValue(parentEmail);
  await expect(form.phone).toHaveValue('+1 (555) 010-0199');
  await expect(form.additionalInfo).toHaveValue('Mia is four.\nShe loves to jump in.');
  await expectNoAccessibilityProblemsWithoutScript(page, browser);
});

test('buttons that need a script are not there', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: '>' })).toBeHidden();
});

test('the form says what is missing without a script too', async ({ page }) => {
  await page.goto('/timeslots/2025-07-15');
  await expect(page.getByText('No time chosen yet.')).toBeVisible();
  await bookingForm(page).slot('9:00 AM').check();
  await expect(page.getByText('No time chosen yet.')).toBeHidden();
});
