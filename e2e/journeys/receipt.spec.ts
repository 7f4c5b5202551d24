import { submittedSentence } from '@/lib/booking/sentences';
import { expectNoAccessibilityProblems } from '../support/axe';
import { bookingForm, openDay, phone } from '../support/booking-form';
import { expectDay } from '../support/calendar';
import { addToCalendar, referenceOnReceipt } from '../support/receipt';
import { expect, test } from '../support/test';

const note = 'I am Jo. Mia is four.\nShe floats already.';

test('a receipt says where the reply goes and can be copied', async ({ page, parent }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await parent.send();
  await expect(page.getByText(`I’ll reply to ${parent.email} or ${phone}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Copy the request' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Time slots: 9:00 AM, 10:30 AM\n');
  expect(copied).toContain(`Email: ${parent.email}\nPhone: ${phone}\n`);
  expect(copied).toContain(`Reference: ${await referenceOnReceipt(page)}`);
  await expectNoAccessibilityProblems(page);

  await page.reload();
  await expect(page.getByText(parent.email)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(parent.email);
});

test('a request without a contact can be sent again with one', async ({ page, parent }) => {
  const { slot, lessonType, additionalInfo, email, summary } = await openDay(page, '2025-07-17');
  await slot('9:00 AM').check();
  await lessonType('One time').check();
  await additionalInfo.fill(`${note} ${parent.email}`);
  await expect(summary).toHaveText('9:00 AM One time');
  await parent.expectSubmitted();
  const addition = page.getByRole('link', { name: 'Add to calendar' });
  await expect(addition).toHaveCount(0);
  await expectNoAccessibilityProblems(page);

  await page.getByRole('link', { name: 'Send again with your email or phone' }).click();
  await expectDay(page, '2025-07-17');
  await expect(slot('9:00 AM')).toBeChecked();
  await expect(lessonType('One time')).toBeChecked();
  await expect(additionalInfo).toHaveValue(`${note} ${parent.email}`);
  await expect(bookingForm(page).noContact).toBeVisible();
  await email.fill(parent.email);
  await parent.expectSubmitted();
  await expect(page.getByText(submittedSentence)).toHaveCount(1);
  await expect(page.getByText(`I’ll reply to ${parent.email}.`)).toBeVisible();
  expect((await addToCalendar(page)).name).toMatch(/\.ics$/);
  await parent.expectArrived({ requests: 2, messages: 2 });
  await openDay(page, '2025-07-17');
  await expect(additionalInfo).toHaveValue('');
});
