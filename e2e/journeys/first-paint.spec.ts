import { bookingForm } from '../support/booking-form';
import { becomeIdle } from '../support/calendar';
import { held } from '../support/held-route';
import { expectNoLayoutShifts, watchLayoutShifts } from '../support/layout-shifts';
import { expect, test } from '../support/test';

const day = '/timeslots/2025-07-15';

test.use({ expectedComplaint: /ERR_FAILED|status of 404/ });

test('a page is dressed and can be filled in before its scripts come', async ({ page }) => {
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await page.goto(day);
  const { slot, submit, noTime } = bookingForm(page);
  await slot('9:00 AM').check();
  await expect(submit).toHaveCSS('background-color', 'rgb(11, 81, 98)');
  await expect(noTime).toBeHidden();
});

for (const path of ['/', day, '/nothing/here']) {
  test(`at ${path} each style sheet and script is asked for once`, async ({ page }) => {
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

for (const path of ['/', day]) {
  test(`at ${path} nothing moves when its fonts come after the first paint`, async ({ page }) => {
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
