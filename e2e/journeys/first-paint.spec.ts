import { holdRequests } from '../support/hold-requests';
import { expectNoLayoutShifts } from '../support/layout-shifts';
import { dayPath } from '../support/posted-form';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

for (const path of ['/', dayPath]) {
  test(`${path} does not move when its fonts load late`, async ({ page }) => {
    await setClock(page, '2025-07-10T12:00');
    const release = await holdRequests(page, '**/*.woff2*');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const heights = () =>
      page
        .locator('h1, h2, h3, li')
        .evaluateAll((elements) =>
          elements.map((element) => Math.round(element.getBoundingClientRect().height)),
        );
    const before = await heights();
    release();
    const face = () => [...document.fonts].find(({ family }) => family === 'fraunces')?.status;
    await expect.poll(() => page.evaluate(face)).toBe('loaded');
    expect(await heights()).toEqual(before);
    await expectNoLayoutShifts(page, 0.02);
  });
}
