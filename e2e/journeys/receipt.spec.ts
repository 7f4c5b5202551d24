import { calendarEntry } from '../fixtures/data/site';
import { submittedSentence } from '@/lib/request/sentences';
import { listen } from '../support/announcements';
import { bookingForm, openDay, phone } from '../support/booking-form';
import { calendar, expectDay, waitUntilIdle } from '../support/calendar';
import { expectNoLayoutShifts } from '../support/layout-shifts';
import { readCalendarFile } from '../support/read-calendar-file';
import { addToCalendar, referenceOnReceipt, submitted } from '../support/receipt';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';
import { check } from '../support/press';

const note = 'I am Jo. Mia is four.\nShe floats already.';

test(
  'a receipt says where the reply goes and can be copied and kept',
  { tag: '@chromium-only' },
  async ({ page, parent }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const times = ['9:00 AM', '9:30 AM', '11:30 AM', '12:00 PM', '7:30 PM'];
    const form = await parent.fillInDay('2025-07-15', times, ['Week long']);
    await check(form.dayCheckbox('Wed, Jul 16'));
    await form.phone.fill(phone);
    await parent.submitAndExpectSent();
    await expect(
      page.getByText(
        `I’ll reply to ${parent.email} or ${phone} to confirm the times and the total.`,
      ),
    ).toBeVisible();

    const reference = await referenceOnReceipt(page);
    await page.getByRole('button', { name: 'Copy the request' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`Time slots: ${times.join(', ')}\n`);
    expect(copied).toContain(`Email: ${parent.email}\nPhone: ${phone}\n`);
    expect(copied).toContain(`Reference: ${reference}`);

    const { name, bytes } = await addToCalendar(page);
    expect(name).toBe(`swim-lesson-${reference}.ics`);
    const { events } = readCalendarFile(bytes.toString('utf8'));
    expect(events.map(({ start, end }) => [start, end])).toEqual(
      ['2025-07-15', '2025-07-16'].flatMap((date) => [
        [`${date}T09:00:00`, `${date}T09:30:00`],
        [`${date}T09:30:00`, `${date}T10:00:00`],
        [`${date}T11:30:00`, `${date}T12:00:00`],
        [`${date}T12:00:00`, `${date}T12:30:00`],
        [`${date}T19:30:00`, `${date}T20:00:00`],
      ]),
    );
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(10);
    const { summary, description } = calendarEntry;
    expect(events[0]).toMatchObject({
      summary,
      status: 'TENTATIVE',
      attendees: 0,
      description: `${description}\nLesson types: Week long\nReference: ${reference}`,
    });
    expect(bytes.toString('utf8')).not.toContain(parent.email);

    await page.reload();
    await expect(page.getByText(parent.email)).toBeVisible();
    expect(await addToCalendar(page, (link) => link.press('Enter'))).toEqual({ name, bytes });
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(parent.email);
  },
);

test('a text can be selected where the browser never answers whether it copied', async ({
  page,
  parent,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Reflect.set(Navigator.prototype, 'share', undefined);
    navigator.clipboard.writeText = () => new Promise(() => undefined);
  });
  await parent.injectFault({ kind: 'respond', status: 503, times: 1 });
  await parent.send();
  await parent.expectFailed();
  await page.getByRole('button', { name: 'Copy the request' }).click();
  await page.clock.runFor('00:02');
  const text = page.getByRole('textbox', { name: 'Text to copy' });
  await expect(text).toHaveValue(/^Date: Tuesday, July 15, 2025 .*\nWhen: 9:00/);
  await text.focus();
  const selected = () => page.evaluate(() => String(window.getSelection()));
  await expect.poll(selected).toContain(`Email: ${parent.email}`);
  await parent.submitAndExpectReceipt();
});

test('a success is announced once, and is a part of the page from then on', async ({
  page,
  parent,
}) => {
  await setClock(page, '2025-07-10T08:00');
  const said = await listen(page);
  await parent.send();
  await parent.expectReceipt();
  await calendar(page).dayLink('Wednesday, July 16, 2025').click();
  await expectDay(page, '2025-07-16');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(submitted(page)).toBeVisible();
  await page.reload();
  await expect(submitted(page)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: submittedSentence })).toHaveCount(0);
  expect(said.filter((text) => text === submittedSentence)).toHaveLength(1);
});

test('a request without contact details can be sent again with them', async ({ page, parent }) => {
  const { slot, lessonType, additionalInfo, email, summary } = await openDay(page, '2025-07-17');
  await check(slot('9:00 AM'));
  await check(lessonType('One time'));
  await additionalInfo.fill(`${note} ${parent.email}`);
  await expect(summary).toHaveText('9:00 AM One time');
  await parent.submitAndExpectSent();
  const addition = page.getByRole('link', { name: 'Add to calendar' });
  await expect(addition).toHaveCount(0);

  await page.getByRole('link', { name: 'Add your email or phone' }).click();
  await expectDay(page, '2025-07-17');
  await expect(slot('9:00 AM')).toBeChecked();
  await expect(lessonType('One time')).toBeChecked();
  await expect(additionalInfo).toHaveValue(`${note} ${parent.email}`);
  await expect(bookingForm(page).noContact).toBeVisible();
  await email.fill(parent.email);
  await parent.submitAndExpectSent();
  await expect(submitted(page)).toHaveCount(1);
  await expect(
    page.getByText(`I’ll reply to ${parent.email} to confirm the time and the total.`),
  ).toBeVisible();
  expect((await addToCalendar(page)).name).toMatch(/\.ics$/);
  await parent.expectArrived({ requests: 2, messages: 2 });
  await openDay(page, '2025-07-17');
  await check(slot('9:30 AM'));
  await expect(bookingForm(page).summary).toHaveText('9:30 AM');
  await expect(additionalInfo).toHaveValue('');
});

test('a receipt breaks no number, is not wider than the screen, and moves nothing when the page loads again', async ({
  page,
  parent,
}) => {
  const form = await parent.fillInDay('2025-07-15', ['9:00 AM'], ['Weekly']);
  await form.phone.fill('(555) 010-0123');
  await parent.submitAndExpectSent();
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The first load at a width stores the height that the next one reserves.
    for (let load = 0; load < 2; load += 1) {
      await page.reload();
      await expect(submitted(page)).toBeVisible();
    }
    await expectNoLayoutShifts(page, 0.02);
    const lines = await page.getByText('(555) 010-0123').evaluate((found) => {
      const range = document.createRange();
      range.selectNodeContents(found);
      return range.getClientRects().length;
    });
    expect(lines, `${width}`).toBe(1);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(width);
  }
  // A page without receipts keeps the height that is reserved for them.
  for (const path of ['/ask', '/calendar/2025-08']) await page.goto(path);
  await expect(submitted(page)).toBeVisible();
  await expectNoLayoutShifts(page, 0.02);
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await page.reload();
  await expect(submitted(page)).toHaveCount(0);
  await waitUntilIdle(page);
  await expectNoLayoutShifts(page);
});
