import { failedSentence } from '@/lib/request/sentences';
import { additionalInfo, bookingForm, fillIn, openDay, phone } from '../support/booking-form';
import { expectDay } from '../support/calendar';
import { holdRequests } from '../support/hold-requests';
import { check, holdKey } from '../support/press';
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
  await check(form.slot('9:30 AM'));
  await expect(form.summary).toHaveText('9:30 AM');
  await expect(form.email).toHaveValue('');
  await page.goto('/ask');
  await expect(form.additionalInfo).toHaveValue('Do you teach adults?');
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

test('the hidden field is out of a person’s way, and a second try gets through if something filled it in', async ({
  page,
  parent,
}) => {
  await parent.fillIn();
  const field = page.getByLabel('Leave this empty');
  await expect(field).not.toBeInViewport();
  await expect(field).toHaveAttribute('autocomplete', 'off');
  await expect(page.locator('[inert]', { has: field })).toHaveCount(1);
  // Some programs that fill in forms ignore that the field is inert.
  await field.evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = 'https://example.com';
  });
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
