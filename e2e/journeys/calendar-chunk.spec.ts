import { calendar } from '../support/calendar';
import { calendarChunk, chunkFailure, retryChunk } from '../support/chunks';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from '../support/test';

const wednesday = 'Wednesday, July 16, 2025';

test.use({ expectedConsoleError: /Loading chunk calendar failed|ERR_FAILED/ });

test(
  'days stay links while the script stalls or is blocked, and a retry loads it',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    const { section, days, next, title } = calendar(page);
    await page.clock.install();
    await page.route(calendarChunk(), () => {});
    const requested = page.waitForRequest(calendarChunk());
    await page.goto('/', { waitUntil: 'commit' });
    await requested;
    await page.clock.fastForward('01:55');
    await expect(days).toHaveCount(31);
    await expect(chunkFailure(page)).toHaveCount(0);
    await page.clock.fastForward('00:05');
    await expect(chunkFailure(page)).toHaveText(
      'A part of the calendar did not load. You can still choose a day.',
    );
    const reported = (await page.consoleMessages()).map((message) => message.text());
    expect(reported).toEqual([expect.stringContaining('Loading chunk calendar failed')]);

    await page.route(calendarChunk(), (route) => route.abort());
    await next.click();
    await expect(page).toHaveURL('/calendar/2025-08#calendar');
    await expect(title).toHaveText('August 2025');
    await expect(chunkFailure(page)).toBeVisible();
    await retryChunk(page);
    await expect(section.locator('a[tabindex="0"]')).toHaveCount(1);
    await expect(chunkFailure(page)).toHaveCount(0);
  },
);

test('the home page opens without a page load and without the calendar’s script', async ({
  page,
}) => {
  await page.goto('/timeslots/2025-07-01');
  await page.route(calendarChunk(), (route) => route.abort());
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(chunkFailure(page)).toHaveText('The calendar did not load.');
  await expect(page.getByRole('heading', { name: 'Swim Lessons', exact: true })).toBeVisible();
  await retryChunk(page);
  await expect(calendar(page).days).toHaveCount(31);
});

test('the focus stays in the calendar when the script loads late', async ({ page }) => {
  const release = await holdRequests(page, calendarChunk());
  await page.goto('/', { waitUntil: 'commit' });
  const { dayLink, section } = calendar(page);
  await dayLink(wednesday).focus();
  release();
  await expect(section.locator('a[tabindex="0"]')).toHaveCount(1);
  await expect(dayLink(wednesday)).toBeFocused();
});
