import { honeypotField } from '@/lib/request/form-values';
import { failedSentence } from '@/lib/request/sentences';
import { additionalInfo, bookingForm, fillIn, openDay, phone } from '../support/booking-form';
import { expectDay } from '../support/calendar';
import { holdRequests } from '../support/hold-requests';
import { holdKey } from '../support/press';
import { dayPath } from '../support/posted-form';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

test('Enter on a box toggles it, and Enter in a field sends the form', async ({ page, parent }) => {
  const { slot, lessonType, dayCheckbox, moreDays, email, summary } = await openDay(page);
  const times = slot('9:00 AM');
  await times.press('Enter');
  await expect(times).toBeChecked();
  await times.press('Enter');
  await expect(times).not.toBeChecked();
  await holdKey(page, 'Enter');
  await expect(times).toBeChecked();
  await lessonType('One time').press('Enter');
  await moreDays.press('Enter');
  await dayCheckbox('Wed, Jul 16').press('Enter');
  await expect(summary).toHaveText('1 time × 2 days = 2 lessons One time');
  await expect(page).toHaveURL(dayPath);
  await expect(email).toHaveAttribute('enterkeyhint', 'send');
  await email.fill(parent.email);
  await email.press('Enter');
  await parent.expectSent();
  await parent.expectArrived();
});

test('contact details follow to every form of the tab until they are sent', async ({
  page,
  parent,
}) => {
  await setClock(page, '2025-07-10T08:00');
  await parent.fillIn('/timeslots/2025-07-21');
  await page.getByRole('link', { name: 'Day after: Tue, Jul 22' }).click();
  await expectDay(page, '2025-07-22');
  const form = bookingForm(page);
  await expect(form.email).toHaveValue(parent.email);
  await expect(form.phone).toHaveValue(phone);
  await expect(form.additionalInfo).toHaveValue(additionalInfo);
  await expect(form.checked).toHaveCount(0);
  await form.phone.fill('555 0142');

  await page.goto('/ask');
  await expect(form.email).toHaveValue(parent.email);
  await expect(form.phone).toHaveValue('555 0142');
  await expect(form.additionalInfo).toHaveValue('');
  await form.additionalInfo.fill('Do you teach adults?');

  await page.goto('/timeslots/2025-07-21');
  await expect(form.phone).toHaveValue('555 0142');
  await expect(form.additionalInfo).toHaveValue(additionalInfo);
  await expect(form.slot('9:00 AM')).toBeChecked();
  await parent.submitAndExpectSent();
  await openDay(page, '2025-07-22');
  await form.slot('9:30 AM').check();
  await expect(form.summary).toHaveText('9:30 AM');
  await expect(form.email).toHaveValue('');
  await page.goto('/ask');
  await expect(form.additionalInfo).toHaveValue('Do you teach adults?');
});

test('characters that nobody sees do not keep an email from being sent', async ({
  page,
  parent,
}) => {
  const { email, slot, summary } = await openDay(page);
  await slot('9:00 AM').check();
  // The script removes the characters.
  await expect(summary).toHaveText('9:00 AM');
  const around = '\u00a0\ufeff\u200b\u202a\u2068';
  await email.fill(`${around}${parent.email}${around}`);
  await parent.submitAndExpectSent();
  await expect(
    page.getByText(`I’ll reply to ${parent.email} to confirm the times and the total.`),
  ).toBeVisible();
  await parent.expectArrived();
  expect(await parent.message()).toContain(`\nEmail: ${parent.email}\n`);
});

test('a wrong email is shown in the middle of the screen', async ({ page }) => {
  const { slot, summary, email, submit } = await openDay(page);
  await slot('9:00 AM').check();
  // Without the script, the browser scrolls no farther than it must.
  await expect(summary).toBeVisible();
  await email.fill('nope');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await submit.click();
  await expect(email).toBeFocused();
  // The browser's own words, in the place of its bubble.
  const words = await email.evaluate((field) => Reflect.get(field, 'validationMessage'));
  await expect(page.getByText(words)).toBeVisible();
  await expect(email).toHaveAccessibleDescription(words);
  const { y, height } = (await email.boundingBox()) ?? { y: NaN, height: NaN };
  const middle = Number(page.viewportSize()?.height) / 2;
  expect(Math.abs(y + height / 2 - middle)).toBeLessThan(height * 2);
  // With the focus in the field already, the words are announced.
  await email.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await email.fill('nope@example.com');
  await expect(page.getByText(words)).toHaveCount(0);
});

test('an address without an ending is named beside Submit, and can be sent', async ({
  page,
  parent,
}) => {
  const { email, phone: phoneField, submit, additionalInfo: note } = await openDay(page);
  const hint = page.getByText('parent@gmail has no ending such as .com.');
  await note.fill(parent.email);
  await email.pressSequentially('parent@gmail');
  await expect(hint).toHaveCount(0);
  await phoneField.focus();
  await expect(hint).toBeVisible();
  await expect(submit).toHaveAccessibleDescription(/has no ending such as \.com\./);
  await email.press('End');
  await email.pressSequentially('.com');
  await phoneField.focus();
  await expect(hint).toHaveCount(0);
  await email.fill('parent@gmail');
  await page.reload();
  await expect(hint).toBeVisible();
  await parent.submitAndExpectSent();
  await parent.expectArrived();
});

test('an email with a domain in another script is accepted', async ({ page, parent }) => {
  const { email, slot, summary } = await openDay(page);
  await slot('9:00 AM').check();
  await expect(summary).toHaveText('9:00 AM');
  await email.fill(parent.email);
  // Chromium sends such a domain in ASCII.
  await email.evaluate(
    (field, address) => {
      field.closest('form')?.addEventListener('formdata', ({ formData }) => {
        formData.set('email', address);
      });
    },
    parent.email.replace('@example.com', '@müller.example'),
  );
  await parent.submitAndExpectSent();
  await expect(page.getByText('@xn--mller-kva.example')).toBeVisible();
});

test('the newest receipt is shown if storage is full', async ({ page, parent }) => {
  // After the season, a plan has no link.
  await setClock(page, '2025-06-01T12:00');
  await parent.send();
  await parent.expectSent();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByRole('link', { name: 'Choose a day for the Weekly Plan' }).click();
  // A second click, as soon and as near as a test's, would count as a double click.
  await page.getByRole('link', { name: /^Wednesday, July 16, 2025/ }).press('Enter');
  await expectDay(page, '2025-07-16');
  await fillIn(page, parent.email);
  await parent.submit();
  await expect(page.getByText('Wednesday, July 16, 2025: 9:00 AM, 10:30 AM')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you sent' })).toBeFocused();
});

test('a person’s second try gets through if something filled in the hidden field', async ({
  page,
  parent,
}) => {
  await parent.fillIn();
  await page
    .locator(`[name="${honeypotField}"]`)
    .evaluate((field) => field.setAttribute('value', 'filled in by a password manager'));
  await parent.submit();
  await parent.expectFailed(failedSentence);
  await parent.expectArrived({ requests: 0, messages: 0 });
  await parent.submitAndExpectReceipt();
  await parent.expectArrived();
});

test('a value that a browser fills in with only a change event is kept', async ({
  page,
  parent,
}) => {
  const { email } = await openDay(page);
  await email.evaluate((field, value) => {
    if (!(field instanceof HTMLInputElement)) throw new Error('no input');
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, parent.email);
  await page.reload();
  await expect(email).toHaveValue(parent.email);
});

test('a draft writes nothing into the field that a visitor is in', async ({ page }) => {
  const form = await openDay(page);
  await form.email.fill('old@example.com');
  await form.phone.fill(phone);
  const release = await holdRequests(page, /\/_next\/static\/.*\.js/);
  await page.goto(dayPath, { waitUntil: 'commit' });
  await form.email.focus();
  release();
  await expect(form.phone).toHaveValue(phone);
  await page.keyboard.type('new@example.com');
  await expect(form.email).toHaveValue('new@example.com');
  await page.reload();
  await expect(form.email).toHaveValue('new@example.com');
});

test('words from right to left start at the right, in the form and in the receipt', async ({
  page,
  parent,
}) => {
  const form = await parent.fillInDay('2025-07-15', ['9:00 AM']);
  const note = form.additionalInfo;
  await note.fill('שלום, אני רוצה ללמוד לשחות.');
  await expect(note).toHaveCSS('direction', 'rtl');
  await form.phone.fill('555 0100 (أمي)');
  await parent.submitAndExpectSent();
  await expect(page.locator('bdi', { hasText: 'أمي' })).toHaveCount(1);
});
