import { expect, test } from '../support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('a parent reads who teaches, sees the pool, compares the plans and finds the calendar, in this order', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'About Me',
    'The Pool',
    'Swim Lessons',
    'Choose a date!',
  ]);
  await expect(page.getByRole('img', { name: /lifeguard/i })).toBeVisible();
});

test('the two plans say level, ages, length and price as the owner set them', async ({ page }) => {
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  for (const [name, price] of [
    ['Week Long Plan', '$225 per week'],
    ['Weekly Plan', '$45 per lesson'],
  ] as const) {
    await expect(card(name)).toContainText('Beginner to Pro');
    await expect(card(name)).toContainText('Ages 2 and up');
    await expect(card(name)).toContainText('30-minute lessons');
    await expect(card(name)).toContainText(price);
  }
});

test('the photos of the pool turn with < and >, round from either end', async ({ page }) => {
  const whole = page.getByRole('group', { name: 'The whole pool, photo 1 of 2' });
  const steps = page.getByRole('group', { name: 'By the steps, photo 2 of 2' });
  const spoken = page.getByRole('status').filter({ hasText: /^Photo/ });
  await whole.scrollIntoViewIfNeeded();
  await expect(whole).toBeInViewport({ ratio: 0.5 });

  await page.getByRole('button', { name: '>' }).click();
  await expect(steps).toBeInViewport({ ratio: 0.5 });
  await expect(spoken).toHaveText('Photo 2 of 2');

  await page.getByRole('button', { name: '>' }).click();
  await expect(whole).toBeInViewport({ ratio: 0.5 });
  await expect(spoken).toHaveText('Photo 1 of 2');

  await page.getByRole('button', { name: '<' }).click();
  await expect(steps).toBeInViewport({ ratio: 0.5 });
  await page.getByRole('button', { name: '<' }).click();
  await expect(whole).toBeInViewport({ ratio: 0.5 });
});

test('the photos of the pool turn with the arrow keys as well', async ({ page }) => {
  await page.getByRole('group', { name: 'Photos of the pool, scrollable' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('group', { name: 'By the steps, photo 2 of 2' })).toBeInViewport({
    ratio: 0.5,
  });
});

test('pictures come as AVIF or WebP, the first one ahead of the others', async ({
  page,
  request,
}) => {
  const photo = page.getByRole('img', { name: /lifeguard/i });
  await expect(photo).not.toHaveAttribute('loading', 'lazy');
  const source = (await photo.getAttribute('src')) ?? '';
  const answer = await request.get(source, { headers: { accept: 'image/avif,image/webp,*/*' } });
  expect(answer.headers()['content-type']).toBe('image/avif');
  await expect(page.getByRole('img', { name: /rectangular backyard pool/ })).toHaveAttribute(
    'loading',
    'lazy',
  );
  await expect(page.locator('link[rel="preload"][as="image"]')).toHaveCount(1);
});

test('the name of the school leads to the top of the home page, where it is shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/#calendar');
  await page.getByRole('link', { name: 'Backyard Swim School' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('nothing is wider than a phone of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
