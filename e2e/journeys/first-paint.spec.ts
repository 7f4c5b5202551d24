import { holdRequests } from '../support/hold-requests';
import { expectNoLayoutShifts } from '../support/layout-shifts';
import { dayPath } from '../support/posted-form';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

for (const path of ['/', dayPath]) {
  test(`${path} keeps its lines when its fonts load late`, async ({ page }) => {
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
