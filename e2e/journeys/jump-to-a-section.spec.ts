import type { Locator, Page } from '@playwright/test';
import { siteName } from '../fixtures/data/site';
import { calendar, expectDay, waitUntilIdle } from '../support/calendar';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

function link(page: Page, name: string) {
  const bar = page.getByRole('navigation', { name: 'Sections' });
  return bar.getByRole('link', { name, exact: true });
}

async function expectScrolledTo(page: Page, id: string): Promise<void> {
  const top = () =>
    page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(top, id).toBe(70);
}

/** Presses a link. @returns by how many pixels the page has scrolled when the press is over: none, if it scrolls smoothly */
function scrolledByPress(link: Locator): Promise<number> {
  return link.evaluate((element: HTMLElement) => {
    const before = window.scrollY;
    element.click();
    return Math.abs(window.scrollY - before);
  });
}

test('Back works after Skip to main content', { tag: '@desktop-only' }, async ({ page }) => {
  await page.goto('/timeslots/2025-07-16');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expectDay(page, '2025-07-16');
  // Tab continues from clicked text.
  await page.getByRole('heading', { name: 'How to reach you' }).click();
  await page.keyboard.press('Tab');
  await expect(page.getByPlaceholder('Enter your email')).toBeFocused();
});

test.describe('on the home page', () => {
  test.beforeEach(async ({ page }) => {
    // After the season, a plan has no link.
    await setClock(page, '2025-06-01T12:00');
    await page.goto('/');
  });

  test('each link scrolls smoothly to its section', async ({ page }) => {
    for (const [name, id] of [
      ['The Pool', 'the-pool'],
      ['Swim Lessons', 'swim-lessons'],
      ['About Me', 'about-me'],
      ['Calendar', 'calendar'],
    ] as const) {
      await link(page, name).click();
      await expect(page).toHaveURL(`/#${id}`);
      await expectScrolledTo(page, id);
      await expect(page.locator(`#${id}`)).toBeFocused();
    }
    expect(await scrolledByPress(link(page, 'The Pool'))).toBe(0);
    await expectScrolledTo(page, 'the-pool');
    await link(page, 'Calendar').press('Enter');
    await expectScrolledTo(page, 'calendar');
    await expect(page.locator('#calendar')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#calendar').locator(':focus')).toHaveCount(1);
    // Tab continues from clicked text.
    const weekly = page.getByRole('listitem').filter({ hasText: 'per lesson' });
    await weekly.getByText('per lesson').click();
    await page.keyboard.press('Tab');
    await expect(weekly.getByRole('link')).toBeFocused();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await scrolledByPress(link(page, 'The Pool'))).toBeGreaterThan(0);
    await expectScrolledTo(page, 'the-pool');
  });

  test('a section opens in another tab', { tag: '@desktop-only' }, async ({ page, context }) => {
    const newTab = context.waitForEvent('page');
    await link(page, 'The Pool').click({ modifiers: ['ControlOrMeta'] });
    await expect(await newTab).toHaveURL('/#the-pool');
    await expect(page).toHaveURL('/');
    const shared = await context.newPage();
    await shared.goto('/#swim-lessons');
    await expectScrolledTo(shared, 'swim-lessons');
    await shared.getByRole('link', { name: siteName }).click();
    await expect(shared).toHaveURL('/');
    await expect(shared.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test(
    'the name leads to the top, also from a month of the calendar',
    { tag: '@desktop-only' },
    async ({ page }) => {
      await calendar(page).next.click();
      await expect(page).toHaveURL('/calendar/2025-08#calendar');
      await page.getByRole('link', { name: siteName }).press('Enter');
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(calendar(page).grid('August 2025')).toBeInViewport();
    },
  );

  test('the navigation bar does not cover a section’s heading when large text, text spacing, a smallest font size or longer words make its links wrap', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const bar = page.getByRole('navigation', { name: 'Sections' });
    for (const [cause, style] of [
      ['large text', ':root { font-size: 200% }'],
      // A visitor's own style needs `!important` to override the site's.
      // https://www.w3.org/WAI/WCAG22/Understanding/text-spacing
      [
        'text spacing',
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      ],
      ['a smallest font size', 'nav a { font-size: 24px !important }'],
      // As in a translation.
      ['longer words', 'nav a { min-inline-size: 9rem }'],
    ] as const) {
      await test.step(cause, async () => {
        // The policy allows no other style sheet.
        await page.evaluate((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets = [sheet];
        }, style);
        for (const width of [1100, 320]) {
          await page.setViewportSize({ width, height: 900 });
          await link(page, 'Swim Lessons').click();
          await expectScrolledTo(page, 'swim-lessons');
          const isSeen = await page.locator('#swim-lessons').evaluate((section) => {
            const heading = section.querySelector('h2')?.getBoundingClientRect() ?? new DOMRect();
            return section.contains(document.elementFromPoint(heading.left, heading.top + 1));
          });
          expect.soft(isSeen, `${cause}, ${width} pixels wide`).toBe(true);
        }
        await expect(bar).toHaveAttribute('data-wraps');
      });
    }
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(bar).not.toHaveAttribute('data-wraps');
  });

  test('Back returns to the home page after a jump and a day', async ({ page }) => {
    // A double click adds one history entry.
    await link(page, 'Calendar').dblclick();
    // The router writes the URL again once it has rendered the jump.
    await waitUntilIdle(page);
    const day = calendar(page).dayLink('Wednesday, July 16, 2025');
    await day.click();
    await expectDay(page, '2025-07-16');
    await page.goBack();
    await expect(page).toHaveURL('/calendar/2025-07#2025-07-16');
    await expect(day).toBeFocused();
    await expect(day).toBeInViewport();
    // At once, without scrolling there.
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  });
});
