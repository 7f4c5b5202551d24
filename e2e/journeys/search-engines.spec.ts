import sharp from 'sharp';
import { expect, test } from '../support/test';

test('robots.txt names the sitemap, and calendar views have the home page as canonical', async ({
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
    ['2025-07-15', '20 times are open for a 30-minute swim lesson. Choose and send', true],
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

test('every icon and the sharing picture can be fetched', async ({ page, request }) => {
  await page.goto('/');
  const hrefs = await page
    .locator('link[rel="icon"], link[rel="manifest"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
    'content',
    'summary_large_image',
  );
  const addresses = [...hrefs, new URL(picture ?? '').pathname];
  expect(addresses.length).toBeGreaterThanOrEqual(4);
  for (const address of addresses) expect((await request.get(address)).status()).toBe(200);
});

test('the browser’s own bars have the page’s theme color', async ({ page }) => {
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

test('home screen icons are opaque, and two are maskable', async ({ page, request }) => {
  await page.goto('/');
  const hrefOf = async (rel: string) =>
    (await page.locator(`link[rel="${rel}"]`).getAttribute('href')) ?? '';
  const pictureAt = async (url: string) => sharp(await (await request.get(url)).body());
  const touchIcon = await pictureAt(await hrefOf('apple-touch-icon'));
  // iOS would fill transparent parts with black.
  expect((await touchIcon.stats()).isOpaque).toBe(true);
  const { icons, display } = await (await request.get(await hrefOf('manifest'))).json();
  expect(display).toBe('browser');
  const maskable = icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable');
  expect(maskable).toHaveLength(2);
  for (const { src, sizes, type } of maskable) {
    const { format, width, height } = await (await pictureAt(src)).metadata();
    expect([`image/${format}`, `${width}x${height}`]).toEqual([type, sizes]);
  }
});
