import { holdRequests } from '../support/hold-requests';
import { expectNoLayoutShifts } from '../support/layout-shifts';
import { dayPath } from '../support/posted-form';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

for (const path of ['/', dayPath]) {
  test(`no line of ${path} changes its height when the fonts load late`, async ({ page }) => {
    await setClock(page, '2025-07-10T12:00');
    const release = await holdRequests(page, '**/*.woff2*');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const heights = () =>
      page
        .locator('h1, h2, h3, li')
        .filter({ visible: true })
        .evaluateAll((elements) =>
          elements.map((element) => Math.round(element.getBoundingClientRect().height)),
        );
    const before = await heights();
    release();
    const loading = () => [...document.fonts].filter(({ status }) => status === 'loading').length;
    await expect.poll(() => page.evaluate(loading)).toBe(0);
    const loaded = () =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    expect(await page.evaluate(loaded)).toEqual(expect.arrayContaining(['figtree', 'fraunces']));
    expect(await heights()).toEqual(before);
    await expectNoLayoutShifts(page, 0.02);
  });
}

test('a button that needs its script is there once it works, and the photos scroll until then', async ({
  page,
}) => {
  const scripts = /\/_next\/static\/.*\.js/;
  const next = page.getByRole('button', { name: 'Next photo' });
  const photos = page.getByRole('group', { name: 'Photos of the pool, scrollable' });
  const releaseHome = await holdRequests(page, scripts);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(photos).toHaveCSS('scrollbar-width', 'auto');
  await expect(next).toHaveCount(0);
  releaseHome();
  await next.press('Enter');
  await expect(page.getByText('Photo 2 of 2', { exact: true })).toBeAttached();
  await expect(photos).toHaveCSS('scrollbar-width', 'none');

  await page.unrouteAll();
  const releaseDay = await holdRequests(page, scripts);
  await page.goto(dayPath, { waitUntil: 'commit' });
  await page.getByText('More days at these times').click();
  await expect(page.getByRole('checkbox', { name: 'Wed, Jul 16' })).toBeVisible();
  const all = page.getByRole('group', { name: 'Every Tuesday' }).getByRole('button');
  await expect(all).toHaveCount(0);
  releaseDay();
  await expect(all).toBeVisible();
});
