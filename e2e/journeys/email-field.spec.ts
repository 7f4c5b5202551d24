import { lessonTypes } from '@/lib/request/lesson-types';
import { openDay } from '../support/booking-form';
import { check, middleOf } from '../support/press';
import { expect, test } from '../support/test';

test('characters that nobody sees do not keep an email from being sent', async ({
  page,
  parent,
}) => {
  const { email, slot, summary } = await openDay(page);
  await check(slot('9:00 AM'));
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

test('a press on Submit right after a long address without an ending sends', async ({
  page,
  parent,
}) => {
  await page.setViewportSize({ width: 360, height: 664 });
  const { email, slot, lessonType, submit, summary, additionalInfo } = await openDay(page);
  for (const time of ['9:00 AM', '10:30 AM']) await check(slot(time));
  for (const type of lessonTypes) await check(lessonType(type));
  await expect(summary).toContainText('One time');
  await additionalInfo.fill(parent.email);
  await email.fill('abcdefghijklmnopqrstuvwxyz@mail');
  // A finger presses where Submit was before the email lost the focus.
  const { x, y } = await middleOf(submit);
  await page.mouse.click(x, y);
  await parent.expectSent();
  await parent.expectArrived();
});

test('an email with a domain in another script is accepted', async ({ page, parent }) => {
  const { email, slot, summary } = await openDay(page);
  await check(slot('9:00 AM'));
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
