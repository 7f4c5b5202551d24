import sharp from 'sharp';
import { expect, test } from '../support/test';

test('robots.txt links to the sitemap, and calendar views have the home page as canonical', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('/sitemap.xml');
  const html = await (await request.get('/calendar/2025-08')).text();
  const [, href = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  expect(new URL(href).pathname).toBe('/');
});

test('a day’s description counts its open times, and a day without any is not indexed', async ({
  request,
}) => {
  for (const [date, words, isIndexed] of [
    ['2025-07-15', '20 times are open for a 30-minute swim lesson. Choose one or more', true],
    ['2025-08-08', '1 time is open for a 30-minute swim lesson. Choose it and send', true],
    ['2025-08-07', 'every swim lesson time is taken.', false],
    ['2025-07-01', 'no swim lessons on this day.', false],
  ] as const) {
    const html = await (await request.get(`/timeslots/${date}`)).text();
    const [, description] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
    expect.soft(description).toContain(`, 2025: ${words}`);
    expect.soft(!html.includes('<meta name="robots" content="noindex'), date).toBe(isIndexed);
  }
});

test('the theme color of the browser’s bars is that of the page', async ({ page }) => {
  await page.goto('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const bars = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`);
    const ground = (await bars.getAttribute('content')) ?? '';
    const channels = [1, 3, 5].map((at) => parseInt(ground.slice(at, at + 2), 16));
    const color = `rgb(${channels.join(', ')})`;
    await expect(page.locator('body')).toHaveCSS('background-color', color);
  }
});

test('every icon and the shared photo have the size that they declare', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const hrefOf = async (selector: string) =>
    (await page.locator(selector).first().getAttribute('href')) ?? '';
  const pictureAt = async (url: string) => sharp(await (await request.get(url)).body());
  const card = page.locator('meta[name="twitter:card"]');
  await expect(card).toHaveAttribute('content', 'summary_large_image');
  const shared = async (property: string) =>
    (await page.locator(`meta[property="og:image${property}"]`).getAttribute('content')) ?? '';
  const photo = await (await pictureAt(new URL(await shared('')).pathname)).metadata();
  const declared = [await shared(':width'), await shared(':height')].map(Number);
  expect([photo.width, photo.height]).toEqual(declared);
  expect((await request.get(await hrefOf('link[rel="icon"]'))).status()).toBe(200);
  const touchIcon = await pictureAt(await hrefOf('link[rel="apple-touch-icon"]'));
  // iOS would fill transparent parts with black.
  expect((await touchIcon.stats()).isOpaque).toBe(true);
  const manifest = await request.get(await hrefOf('link[rel="manifest"]'));
  const { icons, display } = await manifest.json();
  expect(display).toBe('browser');
  const maskable = icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable');
  expect(maskable).toHaveLength(2);
  for (const { src, sizes, type } of maskable) {
    const { format, width, height } = await (await pictureAt(src)).metadata();
    expect([`image/${format}`, `${width}x${height}`]).toEqual([type, sizes]);
  }
});
