import { bookingForm } from '../support/booking-form';
import { becomeIdle } from '../support/calendar';
import { held } from '../support/held-route';
import { expectNoLayoutShifts, watchLayoutShifts } from '../support/layout-shifts';
import { dayPath } from '../support/posted-form';
import { expect, test } from '../support/test';

test.use({ expectedComplaint: /ERR_FAILED|status of 404/ });

test('a page is styled and can be filled in before its scripts load', async ({ page }) => {
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await page.goto(dayPath);
  const { slot, submit, noTime } = bookingForm(page);
  await slot('9:00 AM').check();
  await expect(submit).toHaveCSS('background-color', 'rgb(11, 81, 98)');
  await expect(noTime).toBeHidden();
});

for (const path of ['/', dayPath, '/nothing/here']) {
  test(`${path} requests each style sheet and script once`, async ({ page }) => {
    await page.goto(path);
    await becomeIdle(page);
    const asked = await page
      .locator('link[rel="stylesheet"], script[src]')
      .evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href')),
      );
    expect(asked.filter((url) => url?.includes('.css?'))).not.toEqual([]);
    expect(asked.filter((url) => url?.includes('.js?'))).not.toEqual([]);
    expect(asked).toEqual([...new Set(asked)]);
    await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(2);
  });
}

for (const path of ['/', dayPath]) {
  test(`${path} does not move when its fonts load late`, async ({ page }) => {
    const { release, hold } = held();
    await page.route('**/*.woff2*', hold);
    await watchLayoutShifts(page);
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
