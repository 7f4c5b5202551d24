import { site } from '@/data/site';
import { expect, test } from '../support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('a parent reads who teaches, where, for what price and when, in order', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sections = ['About Me', 'The Pool', 'Swim Lessons', 'Choose a date!'];
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(sections);
  for (const [name, price] of [
    ['Week Long Plan', '$225 per week'],
    ['Weekly Plan', '$45 per lesson'],
  ] as const) {
    const heading = page.getByRole('heading', { name });
    const card = page.getByRole('listitem').filter({ has: heading });
    for (const words of ['Beginner to Pro', 'Ages 2 and up', '30-minute lessons', price]) {
      await expect.soft(card).toContainText(words);
    }
  }
});

test('the photos of the pool turn with <, > and keys', { tag: '@desktop' }, async ({ page }) => {
  const whole = page.getByRole('group', { name: 'The whole pool, photo 1 of 2' });
  const steps = page.getByRole('group', { name: 'By the steps, photo 2 of 2' });
  const spoken = page.getByRole('status').filter({ hasText: /^Photo/ });
  await whole.scrollIntoViewIfNeeded();
  await expect(whole).toBeInViewport({ ratio: 0.5 });
  for (const [button, photo, words] of [
    ['>', steps, 'Photo 2 of 2'],
    ['>', whole, 'Photo 1 of 2'],
    ['<', steps, 'Photo 2 of 2'],
    ['<', whole, 'Photo 1 of 2'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(photo).toBeInViewport({ ratio: 0.5 });
    await expect(spoken).toHaveText(words);
  }
  await page.getByRole('group', { name: 'Photos of the pool, scrollable' }).press('ArrowRight');
  await expect(steps).toBeInViewport({ ratio: 0.5 });
});

test('pictures come as AVIF, the first one ahead of the others', async ({ page, request }) => {
  const photo = page.getByRole('img', { name: /lifeguard/i });
  await expect(photo).toBeVisible();
  await expect(photo).not.toHaveAttribute('loading', 'lazy');
  const source = (await photo.getAttribute('src')) ?? '';
  const answer = await request.get(source, { headers: { accept: 'image/avif,image/webp,*/*' } });
  expect(answer.headers()['content-type']).toBe('image/avif');
  const pool = page.getByRole('img', { name: /rectangular backyard pool/ });
  await expect(pool).toHaveAttribute('loading', 'lazy');
  await expect(page.locator('link[rel="preload"][as="image"]')).toHaveCount(1);
});

test('the name of the school leads to the top', { tag: '@desktop-only' }, async ({ page }) => {
  await page.goto('/#calendar');
  await page.getByRole('link', { name: site.name }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});
