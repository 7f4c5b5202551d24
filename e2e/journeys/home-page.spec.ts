import type { Page } from '@playwright/test';
import { parse } from 'parse5';
import { elementsIn, textOf } from '@/lib/build/post-process-page';
import { lifeguard } from '../fixtures/data/photos';
import { questions } from '../fixtures/data/questions';
import { welcome } from '../fixtures/data/site';
import { expectNoAccessibilityProblems } from '../support/axe';
import { placeInLane } from '../support/lane';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

function pool(page: Page) {
  const group = (name: string) => page.getByRole('group', { name });
  return {
    whole: group('The whole pool, photo 1 of 2'),
    edge: group('At the edge, photo 2 of 2'),
    row: group('Photos of the pool, scrollable'),
  };
}

test.describe('with an extension that blocks scripts', () => {
  test.use({ expectedConsoleError: /Content Security Policy/ });

  test('the photos scroll and have no buttons', async ({ page }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
      await route.fulfill({ response, headers });
    });
    await page.goto('/');
    const { whole, edge, row } = pool(page);
    await expect(whole).toBeVisible();
    await expect(row.locator('..').getByRole('button')).toHaveCount(0);
    await row.press('ArrowRight');
    await expect(edge).toBeInViewport({ ratio: 0.5 });
  });
});

test('after a swipe, > continues from the visible photo', async ({ page }) => {
  // Older browsers have no `scrollend` event.
  await page.addInitScript(() => {
    window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto('/');
  const { whole, edge, row } = pool(page);
  await row.scrollIntoViewIfNeeded();
  await row.evaluate((element) => element.scrollTo({ left: element.clientWidth }));
  await expect(edge).toBeInViewport({ ratio: 0.5 });
  await page.getByRole('button', { name: '>' }).click();
  await expect(whole).toBeInViewport({ ratio: 0.5 });
});

test('the sections are in order: About Me, The Pool, Swim Lessons, Calendar', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const headings = (level: string) =>
    elementsIn(parse(html)).filter(({ tagName }) => tagName === level);
  expect(headings('h1')).toHaveLength(1);
  const sections = ['About Me', 'The Pool', 'Swim Lessons', 'Choose a date!'];
  expect(headings('h2').map(textOf)).toEqual(sections);
});

test(
  'the first screen holds the headline, the price, the button and the photo',
  { tag: '@desktop' },
  async ({ page }) => {
    await setClock(page, '2025-07-10T12:00');
    await page.goto('/');
    const headline = page.getByRole('heading', { level: 1 });
    const action = page.getByRole('link', { name: welcome.callToAction }).first();
    const photo = page.getByRole('img', { name: lifeguard.alt });
    await expect(photo).toHaveCSS('object-position', lifeguard.focus);
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of [headline, page.getByText('from $45'), action]) {
        await expect(part, `${width}`).toBeInViewport({ ratio: 1 });
      }
      await expect(photo, `${width}`).toBeInViewport({ ratio: 0.95 });
      const box = await photo.boundingBox();
      // It reaches to the edge of the window.
      expect(Math.round((box?.x ?? 0) + (box?.width ?? 0)), `${width}`).toBe(width);
    }
  },
);

test.describe('on the home page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('the pool’s photos move with <, > and arrow keys', async ({ page }) => {
    const { whole, edge, row } = pool(page);
    const spoken = page.getByRole('status').filter({ hasText: /^Photo/ });
    await whole.scrollIntoViewIfNeeded();
    await expect(whole).toBeInViewport({ ratio: 0.5 });
    for (const [button, photo, words] of [
      ['>', edge, 'Photo 2 of 2'],
      ['>', whole, 'Photo 1 of 2'],
      ['<', edge, 'Photo 2 of 2'],
      ['<', whole, 'Photo 1 of 2'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await expect(photo).toBeInViewport({ ratio: 0.5 });
      await expect(spoken).toHaveText(words);
    }
    // Arrow keys wrap around too, even in quick succession and on the buttons.
    for (const [place, keys, photo] of [
      [row, ['ArrowRight'], edge],
      [row, ['ArrowRight'], whole],
      [row, ['ArrowLeft'], edge],
      [page.getByRole('button', { name: '<' }), ['ArrowRight', 'ArrowRight'], edge],
    ] as const) {
      await Promise.all(keys.map((key) => place.press(key)));
      await expect(photo).toBeInViewport({ ratio: 0.5 });
    }
  });

  test(
    'the buttons of the photos are in the window with the section’s heading',
    {
      tag: '@desktop-only',
    },
    async ({ page }) => {
      for (const height of [900, 720]) {
        await page.setViewportSize({ width: 1440, height });
        await page.getByRole('link', { name: 'The Pool' }).click();
        await expect(page.getByRole('heading', { name: 'The Pool' })).toBeInViewport({ ratio: 1 });
        for (const button of ['<', '>']) {
          await expect(page.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 });
        }
      }
    },
  );

  test('after a drag interrupts the motion, > still leads to the next photo', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { edge, row } = pool(page);
    const next = page.getByRole('button', { name: '>' });
    await row.scrollIntoViewIfNeeded();
    await next.click();
    // Simulates a touch during the motion, which may go on for a frame.
    await row.dispatchEvent('pointerdown');
    const dragBack = () =>
      row.evaluate(async (element) => {
        element.scrollTo({ left: 0, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return element.scrollLeft;
      });
    await expect.poll(dragBack).toBe(0);
    await next.click();
    await expect(edge).toBeInViewport({ ratio: 0.9 });
  });

  test('a swimmer under the navigation bar crosses the page while it is scrolled', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const place = () => placeInLane(page.getByRole('navigation', { name: 'Sections' }));
    expect(await place()).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));
    await expect.poll(place).toBeGreaterThan(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo({ top: 100_000, behavior: 'instant' }));
    await expect.poll(place).toBe(100);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await place()).toBe(0);
  });

  test('answers to questions expand below the plans', async ({ page }) => {
    const [first] = questions;
    const section = page.getByRole('region', { name: 'Swim Lessons' });
    const question = section.getByText(first?.question ?? '');
    const answer = section.getByText(first?.answer ?? '');
    await expect(section.getByRole('heading', { name: 'Good to know' })).toBeVisible();
    await expect(answer).toBeHidden();
    await question.press('Enter');
    await expect(answer).toBeVisible();
    await expectNoAccessibilityProblems(page);
    const plan = await section.getByText('$45 per lesson').boundingBox();
    expect((await question.boundingBox())?.y).toBeGreaterThan(plan?.y ?? Infinity);
  });

  test('the first photo is served as AVIF and has priority, and the next is loaded late', async ({
    page,
    request,
  }) => {
    const photo = page.getByRole('img', { name: /lifeguard/i });
    await expect(photo).toBeVisible();
    await expect(photo).not.toHaveAttribute('loading', 'lazy');
    await expect(photo).toHaveAttribute('fetchpriority', 'high');
    const source = (await photo.getAttribute('src')) ?? '';
    const response = await request.get(source, {
      headers: { accept: 'image/avif,image/webp,*/*' },
    });
    expect(response.headers()['content-type']).toBe('image/avif');
    const pool = page.getByRole('img', { name: /rectangular backyard pool/ });
    await expect(pool).toHaveAttribute('loading', 'lazy');
    await expect(page.locator('link[rel="preload"][as="image"]')).toHaveCount(1);
  });

  test('the footer’s focus ring has the color of its text', async ({ page }) => {
    const link = page.getByRole('contentinfo').getByRole('link').first();
    const color = await link.evaluate((element) => getComputedStyle(element).color);
    await link.focus();
    await expect(link).toHaveCSS('outline-style', 'solid');
    await expect(link).toHaveCSS('outline-color', color);
  });
});
