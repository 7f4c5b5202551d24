import { readFileSync } from 'node:fs';
import { bookingForm } from '../support/booking-form';
import { buildSite } from './build-site.mjs';
import { expect, test } from './season-site';

const shipped = readFileSync('data/timeslots.json', 'utf8');
const line = '{ "time": "9:30 AM", "available": true }';
const at = shipped.indexOf(line, shipped.indexOf('"2025-07-15"'));
const edited =
  shipped.slice(0, at) + line.replace('true', 'false') + shipped.slice(at + line.length);

test.use({
  season: { name: 'slot-taken', days: JSON.parse(edited), timeZone: 'Pacific/Kiritimati' },
});

test('a slot whose word was flipped to false is plain text on its day alone', async ({ page }) => {
  await page.goto('/timeslots/2025-07-15');
  await expect(page.getByText('9:30 AM - Not Available')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '9:30 AM' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: / - Available$/ })).toHaveCount(19);
  await page.goto('/timeslots/2025-07-16');
  await expect(bookingForm(page).slot('9:30 AM')).toBeVisible();
  await page.goto('/');
  await expect(
    page.getByRole('link', { name: 'Tuesday, July 15, 2025, 19 open time slots' }),
  ).toBeVisible();
});

test('a forged request for it is refused, and the visitor is told what to change', async ({
  page,
  seasonSite,
  parentEmail,
}) => {
  await page.goto('/timeslots/2025-07-15');
  const { slot, email, submit } = bookingForm(page);
  await page.route('/timeslots/2025-07-15', (route) =>
    route.continue({ postData: route.request().postData()?.replace('9:00 AM', '9:30 AM') ?? '' }),
  );
  await slot('9:00 AM').check();
  await email.fill(parentEmail);
  await submit.click();
  await expect(page.getByText(/^9:30 AM is no longer available\./).first()).toBeVisible();
  await expect(email).toHaveValue(parentEmail);
  expect(await seasonSite.inbox.requests(parentEmail)).toEqual([]);
});

test('the build reports the home page as static and all 62 days as prerendered', ({
  seasonSite,
}) => {
  expect(seasonSite.buildOutput).toMatch(/○ \/\n/);
  expect(seasonSite.buildOutput).toMatch(/● .*\/timeslots\/2025-07-01/);
  expect(seasonSite.buildOutput).toMatch(/● .*\[\+59 more paths\]/);
});

test('the build says once which settings the site needs where it runs', ({ seasonSite }) => {
  for (const name of ['EMAILJS_USER_ID', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID']) {
    expect(seasonSite.buildOutput.split(name)).toHaveLength(2);
  }
});

test('a wrong file stops the build, which names date and slot', async () => {
  test.slow();
  const wrong = shipped.replace('"time": "9:30 AM"', '"time": "25:00 PM"');
  const build = await buildSite('wrong-file', wrong, 'UTC');
  expect(build.succeeded).toBe(false);
  expect(build.output).toContain(
    '2025-07-15, slot 2 {"time":"25:00 PM","available":true}: time is not a time such as "9:00 AM"',
  );
});
