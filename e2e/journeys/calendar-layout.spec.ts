import type { Locator } from '@playwright/test';
import { welcome } from '../fixtures/data/site';
import { calendar, openCalendar, zoomOut } from '../support/calendar';
import { expectNoLayoutShifts } from '../support/layout-shifts';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

test('days and arrows are large enough to tap, from a small phone to a desktop', async ({
  page,
}) => {
  const { days, next, previous, title } = calendar(page);
  await page.goto('/');
  await expect(days).toHaveCount(31);
  const targets = days.or(previous).or(title).or(next);
  for (const width of [320, 360, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const sides = await targets.evaluateAll((elements) =>
      elements
        .map((element) => element.getBoundingClientRect())
        .flatMap((box) => [box.width, box.height]),
    );
    expect.soft(Math.min(...sides), `at ${width} pixels`).toBeGreaterThanOrEqual(44);
  }
});

test('on a phone, the link to the open days brings the whole month into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await setClock(page, '2025-07-10T12:00');
  await openCalendar(page, '/');
  const calendarLink = page.getByRole('link', { name: welcome.callToAction }).first();
  await expect(calendarLink).toBeInViewport({ ratio: 1 });
  await calendarLink.click();
  const { dayLink } = calendar(page);
  for (const day of ['Thursday, July 10, 2025', 'Thursday, July 31, 2025']) {
    await expect(dayLink(day)).toBeInViewport({ ratio: 1 });
  }
});

test('all views have the same height, without layout shift or animation', async ({ page }) => {
  await setClock(page, '2025-07-10T12:00');
  const { section, title, next, link } = calendar(page);
  const heights: number[] = [];
  const measure = async () =>
    heights.push(await section.evaluate((view) => Math.round(view.getBoundingClientRect().height)));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openCalendar(page, '/');
  await measure();
  await next.click();
  await expect(title).toHaveText('August 2025');
  await measure();
  for (const period of ['2025', '2021 – 2030', '2001 – 2100']) {
    await zoomOut(page, period);
    await measure();
  }
  expect(new Set(heights).size, heights.join()).toBe(1);
  await link('2021 – 2030').click();
  await link('2025').click();
  await expect(link('August 2025')).toBeVisible();
  const running = () => section.evaluate((view) => view.getAnimations({ subtree: true }).length);
  expect(await running()).toBe(0);
  await link('August 2025').click();
  await expect(title).toHaveText('August 2025');
  expect(await running()).toBe(0);
  await expectNoLayoutShifts(page);
});

test('in forced colors, days with and without times, disabled links and the focus look different', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await setClock(page, '2025-07-14T12:00');
  await openCalendar(page, '/');
  const { dayLink: day, previous, next, link } = calendar(page);
  const expectBorder = (link: Locator, style: string) =>
    expect(link).toHaveCSS('border-top-style', style, { pseudo: 'before' });
  await expectBorder(day('Sunday, July 13, 2025'), 'dotted');
  await expectBorder(day('Monday, July 14, 2025'), 'dashed');
  await expectBorder(day('Tuesday, July 15, 2025'), 'solid');
  const colorOfDisabled = await previous.evaluate((step) => getComputedStyle(step).color);
  await expect(next).not.toHaveCSS('color', colorOfDisabled);
  await day('Tuesday, July 15, 2025').press('ArrowRight');
  await expect(day('Wednesday, July 16, 2025')).toHaveCSS('outline', /solid 3px$/, {
    pseudo: 'before',
  });
  await zoomOut(page, '2025');
  await expectBorder(link('July 2025'), 'solid');
  await expectBorder(link('June 2025'), 'none');
});
