import { expectNoAccessibilityProblemsWithoutScript } from '../support/axe';
import { bookingForm, fillIn } from '../support/booking-form';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('every date of the season can be reached from the home page', async ({ page }) => {
  await page.goto('/');
  const days = page.getByRole('link', { name: /open time slots$|no time slots$/ });
  await expect(days).toHaveCount(31);
  await page.getByRole('link', { name: 'Next month, August 2025' }).click();
  await expect(page).toHaveURL('/calendar/2025-08#calendar');
  await expect(days).toHaveCount(31);
  await page.getByRole('link', { name: /^Sunday, August 31, 2025/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Slots for 2025-08-31');
});

test('the calendar goes up to the century and down again by its links', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'July 2025, choose a month' }).click();
  await page.getByRole('link', { name: '2025, choose a year' }).click();
  await page.getByRole('link', { name: '2021 – 2030, choose a decade' }).click();
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
  await expect(page.getByText('This is a request, not yet a confirmed lesson.')).toHaveText(
    'This is a request, not yet a confirmed lesson. I’ll get back to you to confirm the time. If you left no email or phone number, I can’t reply.',
  );

  await page.getByRole('link', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('the page that confirms a request is a static one, and tells nobody else that they sent one', async ({
  page,
  request,
}) => {
  await page.goto('/timeslots/2025-07-15');
  await bookingForm(page).submit.click();
  await expect(page.getByRole('alert')).toHaveText('Your booking has been submitted!');
  const cookie = { headers: { cookie: 'booking-receipt=yes' } };
  const [first, second] = [await request.get('/', cookie), await request.get('/', cookie)];
  expect(await first.text()).toContain('Your booking has been submitted!');
  expect(await second.text()).toBe(await first.text());
  expect(first.headers()['x-nextjs-cache']).toBe('HIT');
  expect(await (await request.get('/')).text()).not.toContain('has been submitted!');
});

test('when the mail fails the form comes back with all that was typed and ticked', async ({
  page,
  browser,
  inbox,
  parentEmail,
}) => {
  await inbox.injectFault({ kind: 'answer', status: 503, text: 'down', containing: parentEmail });
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

test('the form says what is missing without a script too, once it is touched', async ({ page }) => {
  await page.goto('/timeslots/2025-07-15');
  const { slot, email, additionalInfo } = bookingForm(page);
  const noTime = page.getByText('No time chosen yet.');
  const noContact = page.getByText('Add an email or phone number so I can reply.');
  await expect(noTime).toBeHidden();
  await expect(noContact).toBeHidden();
  await additionalInfo.fill('Mia is four.');
  await expect(noTime).toBeVisible();
  await expect(noContact).toBeVisible();
  await slot('9:00 AM').check();
  await expect(noTime).toBeHidden();
  await email.fill('parent@example.com');
  await expect(noContact).toBeHidden();
});

test('a note that is too long comes back whole, with what to change', async ({ page }) => {
  const note = 'a'.repeat(6000);
  await page.goto('/timeslots/2025-07-15');
  await bookingForm(page).additionalInfo.fill(note);
  await bookingForm(page).submit.click();
  await expect(page.getByRole('alert')).toHaveText('Your request hasn’t been sent yet.');
  await expect(bookingForm(page).additionalInfo).toHaveValue(note);
});
