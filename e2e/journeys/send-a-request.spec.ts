import {
  replySentence,
  noReplySentence,
  requestSentence,
  submittedSentence,
} from '@/lib/booking/sentences';
import { account } from '../inbox/account.mjs';
import {
  additionalInfo,
  bookingForm,
  expectSubmitted,
  fillIn,
  phone,
} from '../support/booking-form';
import { becomeIdle } from '../support/calendar';
import { expect, test } from '../support/test';

test('a filled-in request reaches the inbox with every field, and the parent is told so until it is dismissed', async ({
  page,
  inbox,
  parentEmail,
}) => {
  await page.goto('/timeslots/2025-07-15');
  await fillIn(page, parentEmail);
  await bookingForm(page).submit.click();

  const alert = page.getByRole('alert').filter({ hasText: 'submitted' });
  await expect(alert).toHaveText(submittedSentence);
  await expect(alert).toBeFocused();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Tuesday, July 15, 2025: 9:00 AM, 10:30 AM')).toBeVisible();
  await expect(page.getByText('Weekly, One time', { exact: true })).toBeVisible();

  const messages = await inbox.messages(parentEmail);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.body).toEqual({
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    user_id: account.userId,
    service_id: account.serviceId,
    template_id: account.templateId,
    template_params: {
      to_email: 'instructor@example.com',
      message: expect.any(String),
      email: parentEmail,
      phone,
      additionalInfo,
    },
  });
  const { message } = Object(messages[0]?.body.template_params);
  expect(message.split('\n')).toEqual([
    'Date: Tuesday, July 15, 2025 (2025-07-15)',
    'When: 9:00 – 9:30 AM, 10:30 – 11:00 AM',
    'Time slots: 9:00 AM, 10:30 AM',
    'Lesson types: Weekly ($45 per lesson), One time',
    '',
    `Email: ${parentEmail}`,
    `Phone: ${phone}`,
    '',
    'Additional info:',
    '> Mia is four.',
    '> She loves to jump in.',
    '',
    expect.stringMatching(/^Reference: [2-9A-Z]{5}$/),
  ]);
  const reference = message.split('Reference: ')[1];
  await expect(page.getByText(`Your reference is ${reference}`)).toBeVisible();
  await expect(page.getByText(requestSentence)).toHaveText(`${requestSentence} ${replySentence}`);

  const heading = page.getByRole('heading', { level: 1 });
  await page.reload();
  await expect(alert).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('an empty form is sent, and message and receipt say what was not given', async ({
  page,
  inbox,
}) => {
  const sentAt = Date.now();
  await page.goto('/timeslots/2025-08-31');
  await expectSubmitted(page);
  await expect(page.getByText(requestSentence)).toHaveText(`${requestSentence} ${noReplySentence}`);
  const messages = (await inbox.messages('2025-08-31')).filter(
    ({ receivedAt }) => Date.parse(receivedAt) >= sentAt,
  );
  expect(messages[0]?.body.template_params).toEqual({
    to_email: 'instructor@example.com',
    message: expect.stringContaining(
      [
        'Date: Sunday, August 31, 2025 (2025-08-31)',
        'Time slots: none chosen',
        'Lesson types: none chosen',
        '',
        'Email: not given',
        'Phone: not given',
        '',
        'Additional info: not given',
        '',
        'Reference: ',
      ].join('\n'),
    ),
    email: '',
    phone: '',
    additionalInfo: '',
  });
});

test('the browser asks for a proper email address before anything is sent', async ({
  page,
  inbox,
  parentEmail,
}) => {
  await page.goto('/timeslots/2025-07-18');
  const { email, phone: number, submit } = bookingForm(page);
  await number.fill(parentEmail.slice(0, 40));
  await email.fill('not an address');
  await submit.click();
  await expect(email).toBeFocused();
  await expect(page).toHaveURL('/timeslots/2025-07-18');
  expect(await inbox.messages(parentEmail.slice(0, 40))).toEqual([]);
});

test('a parent can go home while a request is being sent', async ({ page, inbox, parentEmail }) => {
  await inbox.injectFault({ kind: 'stall', containing: parentEmail });
  await page.goto('/timeslots/2025-07-21');
  await bookingForm(page).email.fill(parentEmail);
  await bookingForm(page).submit.click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible({ timeout: 5_000 });
});

test('a second and a third click while it is being sent do nothing', async ({
  page,
  inbox,
  parentEmail,
}) => {
  await inbox.injectFault({ kind: 'delay', milliseconds: 3_000, containing: parentEmail });
  await page.goto('/timeslots/2025-07-21');
  await bookingForm(page).email.fill(parentEmail);
  await bookingForm(page).slot('9:00 AM').check();
  // What says so comes with the form's script.
  await expect(page.getByText('1 time', { exact: true })).toBeVisible();
  const submit = page.getByRole('button', { name: /Submit|Sending/ });
  await submit.evaluate((button) => {
    // Faster than any finger: all three before the page can have rendered anything.
    for (let click = 0; click < 3; click += 1)
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  await expect(submit).toHaveText('Sending…');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await submit.press('Enter');
  await expect(page.getByText(submittedSentence)).toBeVisible();
  expect(await inbox.requests(parentEmail)).toHaveLength(1);
});

test('the whole request can be made by keyboard alone', async ({ page, inbox, parentEmail }) => {
  await page.goto('/timeslots/2025-07-22');
  const { slot, email, submit } = bookingForm(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await slot('9:00 AM').press('Space');
  await page.keyboard.press('Tab');
  await expect(slot('9:30 AM')).toBeFocused();
  await page.keyboard.press('Space');
  await email.pressSequentially(parentEmail);
  await submit.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'submitted' })).toBeFocused();
  const [mail] = await inbox.messages(parentEmail);
  expect(JSON.stringify(mail?.body)).toContain('9:00 AM, 9:30 AM');
});

test('the same request sent again has the same reference', async ({ page, inbox, parentEmail }) => {
  for (let time = 0; time < 2; time += 1) {
    await page.goto('/timeslots/2025-07-23');
    await bookingForm(page).email.fill(parentEmail);
    await expectSubmitted(page);
  }
  const messages = await inbox.messages(parentEmail);
  expect(messages).toHaveLength(2);
  expect(messages[0]?.body).toEqual(messages[1]?.body);
});

test('a receipt in the browser that this site did not write is not shown', async ({ page }) => {
  const receipt = { reference: 'CALL+1', date: '2025-07-15', slots: ['9:00 AM'] };
  await page.addInitScript((text) => {
    sessionStorage.setItem('booking-receipt', text);
  }, JSON.stringify(receipt));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await becomeIdle(page);
  await expect(page.getByText(submittedSentence)).toHaveCount(0);
});
