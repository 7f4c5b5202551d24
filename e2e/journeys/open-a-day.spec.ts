import type { Request } from '@playwright/test';
import { siteName } from '../fixtures/data/site';
import { confirmTimeSentence, noOpenTimesSentence, invalidSentence } from '@/lib/request/sentences';
import { listen } from '../support/announcements';
import { expectNoAccessibilityProblems } from '../support/axe';
import { bookingForm, openDay } from '../support/booking-form';
import { calendar, expectDay, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';
import { check, uncheck } from '../support/press';

test('a day opens without a page load, with its times', { tag: '@desktop' }, async ({ page }) => {
  await openCalendar(page, '/');
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await calendar(page).dayLink('Tuesday, July 15, 2025').click();
  await expect(page).toHaveURL('/timeslots/2025-07-15');
  await expectDay(page, '2025-07-15');
  expect(requests.filter((request) => request.isNavigationRequest())).toEqual([]);
  await expect(page).toHaveTitle(/^Time Slots for 2025-07-15/);
  await expect(page.getByText('Tuesday, July 15, 2025')).toBeVisible();
  const { openSlots, email, phone } = bookingForm(page);
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(phone).toHaveAttribute('autocomplete', 'tel');
  // Phones must not turn dates into links, and their keyboard must not cover Submit.
  const meta = (name: string) => page.locator(`meta[name="${name}"]`);
  await expect(meta('format-detection')).toHaveAttribute('content', /telephone=no/);
  await expect(openSlots).toHaveCount(20);
  const parts = ['Times', 'Lesson types', 'How to reach you'];
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(parts);

  await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0);
  const home = await page.getByRole('link', { name: 'Home' }).boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(home?.y).toBeLessThan(title?.y ?? 0);
  expect(home?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0) / 2);
  await page.getByRole('link', { name: siteName }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
});

test('all that one reads on a day can be copied', { tag: '@desktop-only' }, async ({ page }) => {
  await setClock(page, '2025-07-10T12:00');
  const { additionalInfo } = await openDay(page, '2025-08-08');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await additionalInfo.press('ControlOrMeta+v');
  for (const words of [
    ...['9:00 AM - Not Available', '5:00 PM - Available', 'Week long $225 per week'],
    ...['More days at these times', 'Phone Number (Optional)'],
  ]) {
    const spaced = new RegExp(words.replace(/[$()]/g, '\\$&').replaceAll(' ', '\\s+'));
    await expect(additionalInfo).toHaveValue(spaced);
  }
  await expect(additionalInfo).not.toHaveValue(/Leave this empty/);
});

test('the submit bar says what is chosen and what is missing', async ({ page }) => {
  const noTime = 'No time chosen yet.';
  const noContact = 'Add an email or phone number so I can reply.';
  const { slot, lessonType, phone, summary, submit } = await openDay(page);
  await expect(submit).toHaveAccessibleDescription('');
  await check(slot('9:00 AM'));
  await expect(summary).toHaveText('9:00 AM');
  await expect(summary).toBeInViewport();
  await expect(submit).toBeInViewport();
  await expect(submit).toHaveAccessibleDescription(noContact);
  await expect(page.getByText(confirmTimeSentence)).toBeHidden();
  await uncheck(slot('9:00 AM'));
  await expect(submit).toHaveAccessibleDescription(`${noTime} ${noContact}`);
  await phone.fill('555');
  await expect(submit).toHaveAccessibleDescription(noTime);
  for (const time of ['9:00 AM', '7:30 PM']) await check(slot(time));
  for (const type of ['Weekly', 'One time']) await check(lessonType(type));
  await uncheck(lessonType('One time'));
  await expect(submit).toHaveAccessibleDescription('');
  await expect(summary).toHaveText('9:00 AM, 7:30 PM 2 lessons · Weekly ($45 per lesson)');
  await expect(page.getByText(confirmTimeSentence)).toBeInViewport();
  await expect(summary).toBeInViewport();
  await expect(submit).toBeInViewport();
});

test('each day links to the nearest days with open times', async ({ page }) => {
  const days = page.getByRole('navigation', { name: 'Other days with times' });
  const neighbors = days.getByRole('link', { name: /: / });
  await setClock(page, '2025-06-01T12:00');
  await page.goto('/timeslots/2025-07-01');
  await expect(neighbors).toHaveAccessibleName(/^Next open day: Tue, Jul 15/);
  await page.goto('/timeslots/2025-07-14');
  await expect(neighbors).toHaveAccessibleName(/^Day after: Tue, Jul 15/);
  await neighbors.click();
  await expectDay(page, '2025-07-15');
  await expect(neighbors).toHaveCount(1);
  await days.getByRole('link', { name: 'All days' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a date!' })).toBeInViewport();
});

test('a day without open times is marked in the calendar and on its page', async ({
  page,
  request,
}) => {
  await setClock(page, '2025-07-22T12:00');
  await openCalendar(page, '/calendar/2025-08');
  await expectNoAccessibilityProblems(page);
  await calendar(page).link('Thursday, August 7, 2025, no open times').click();
  await expect(page.getByText(noOpenTimesSentence)).toBeVisible();
  await expect(page.getByText('9:00 AM - Not Available')).toBeVisible();
  await expect(bookingForm(page).openSlots).toHaveCount(0);
  await expect(bookingForm(page).email).toBeVisible();
  await expectNoAccessibilityProblems(page);
  const htmlOf = async (date: string) => (await request.get(`/timeslots/${date}`)).text();
  expect(await htmlOf('2025-08-07')).toContain(noOpenTimesSentence);
  expect(await htmlOf('2025-08-08')).not.toContain(noOpenTimesSentence);
});

test('a text that is too long is kept and can be shortened', async ({ page, parent }) => {
  const said = await listen(page);
  const { additionalInfo, phone, email } = await openDay(page);
  const tooLong = 'Please shorten this before sending.';
  await additionalInfo.fill('a'.repeat(4499));
  await expect(additionalInfo).not.toHaveAccessibleDescription(/characters/);
  await additionalInfo.press('End');
  await additionalInfo.pressSequentially('a');
  await expect(additionalInfo).toHaveAccessibleDescription(/4,500 of 5,000 characters\.$/);
  await phone.fill('5'.repeat(40));
  await phone.press('End');
  await phone.pressSequentially('678');
  await expect(phone).toHaveAccessibleDescription(`43 of 40 characters. ${tooLong}`);
  // The count itself is not announced with every keystroke.
  expect(said).toEqual([tooLong]);
  await phone.fill('');

  const note = 'Mia loves water. '.repeat(353).slice(0, 6000);
  await email.fill(parent.email);
  await additionalInfo.fill('');
  await page.keyboard.insertText(note);
  await page.reload();
  await expect(additionalInfo).toHaveValue(note);
  await expect(additionalInfo).toHaveAccessibleDescription(
    new RegExp(`6,000 of 5,000 characters\\. ${tooLong}$`),
  );
  await parent.submit();
  await expect(page.getByRole('alert').filter({ hasText: 'sent' })).toHaveText(invalidSentence);
  await expect(additionalInfo).toHaveAccessibleDescription(/Please shorten this to 5,000/);
  await expect(additionalInfo).toHaveValue(note);
  await parent.expectArrived({ requests: 0, messages: 0 });

  await additionalInfo.fill(note.slice(0, 5000));
  await parent.submitAndExpectSent();
  await parent.expectArrived();
});

test('paper has a day’s times, how to reach the instructor, and of the rest what is filled in', async ({
  page,
}) => {
  const { email, phone, slot, submit, summary } = await openDay(page, '2025-08-09');
  await page.emulateMedia({ media: 'print' });
  const headings = page.getByRole('heading', { level: 2 }).filter({ visible: true });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(headings).toHaveText(['Times']);
  await expect(slot('9:30 AM')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /^Ask / })).toBeVisible();
  await expect(footer.getByText(/^: https:\/\/.+\/ask$/)).toBeVisible();
  for (const name of ['Home', 'All days']) {
    await expect(page.getByRole('link', { name })).toBeHidden();
  }
  await expect(submit).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await check(slot('9:30 AM'));
  await email.fill('parent@example.com');
  await page.emulateMedia({ media: 'print' });
  await expect(headings).toHaveText(['Times', 'How to reach you']);
  await expect(slot('9:30 AM')).toBeChecked();
  await expect(email).toBeVisible();
  await expect(phone).toBeHidden();
  await expect(summary).toBeHidden();
});
