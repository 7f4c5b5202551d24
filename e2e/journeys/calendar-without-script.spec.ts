import { calendar } from '../support/calendar';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('all 62 dates are reached from the home page by following the calendar’s links', async ({
  page,
}) => {
  const views = new Set(['/']);
  const days = new Set<string>();
  for (const view of views) {
    await page.goto(view);
    const links = await calendar(page)
      .section.locator('a[href]')
      .evaluateAll((found) =>
        found.map((link) => new URL(link.getAttribute('href') ?? '', link.baseURI).pathname),
      );
    const [dates, others] = [/^\/timeslots\//, /^\/($|calendar\/)/].map((kind) =>
      links.filter((path) => kind.test(path)),
    );
    dates?.forEach((path) => days.add(path));
    others?.forEach((path) => views.add(path));
  }
  expect(views.size).toBe(5);
  expect(days.size).toBe(62);
  expect(days).toContain('/timeslots/2025-07-01');
  expect(days).toContain('/timeslots/2025-08-31');
});

test('every day can be reached by the Tab key', async ({ page }) => {
  await page.goto('/');
  await expect(calendar(page).section.locator('a[tabindex="-1"][href]')).toHaveCount(0);
});

test('a step leads to the next month at the place where the calendar stands', async ({ page }) => {
  await page.goto('/');
  await calendar(page).next.click();
  await expect(page).toHaveURL('/calendar/2025-08#calendar');
  await expect(calendar(page).title).toBeInViewport();
});
