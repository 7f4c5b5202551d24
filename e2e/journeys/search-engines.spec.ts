import { parse } from 'parse5';
import sharp from 'sharp';
import { site, siteName } from '../fixtures/data/site';
import { attributeOf, elementsIn } from '@/lib/build/post-process-page';
import { calendar, expectDay, openCalendar, zoomOut } from '../support/calendar';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

test('robots.txt links to the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('/sitemap.xml');
});

test('a page’s canonical address is its own, or there is none', async ({ request }) => {
  const day = '/timeslots/2025-07-16';
  const inSeason = ['/calendar/2025-08', '/calendar/2025', '/calendar/2021-2030'];
  const withFragment = ['/answer', '/lesson', '/instructor'];
  for (const [path, canonical] of [
    ...['/', '/ask', day, ...inSeason].map((path) => [path, [path]] as const),
    ...[...withFragment, '/calendar/2024', '/nothing'].map((path) => [path, []] as const),
  ]) {
    const html = await (await request.get(path)).text();
    const addresses = html.matchAll(/rel="canonical" href="([^"]+)"|"og:url" content="([^"]+)"/g);
    const paths = [...addresses].map(([, href, url]) => new URL(href ?? url ?? '').pathname);
    expect.soft(paths, path).toEqual(canonical);
  }
});

test('the canonical address follows the steps of the calendar', async ({ page }) => {
  await setClock(page, '2025-07-10T12:00');
  const canonical = page.locator('link[rel="canonical"]');
  const expectCanonical = (path: RegExp) => expect(canonical).toHaveAttribute('href', path);
  await openCalendar(page, '/');
  const { next, link, dayLink } = calendar(page);
  await next.click();
  await expectCanonical(/\/calendar\/2025-08$/);
  await zoomOut(page, '2025');
  await expectCanonical(/\/calendar\/2025$/);
  await link('July 2025').click();
  await dayLink('Wednesday, July 16, 2025').click();
  await expectDay(page, '2025-07-16');
  await expectCanonical(/\/timeslots\/2025-07-16$/);
  await page.goBack();
  await expectCanonical(/\/calendar\/2025-07$/);
});

test('a shared link has the title and the description of its page', async ({ request }) => {
  for (const [path, title] of [
    ['/', site.title],
    ['/timeslots/2025-07-15', 'Time Slots for 2025-07-15'],
    ['/ask', 'Ask a question'],
  ] as const) {
    const html = await (await request.get(path)).text();
    const contentOf = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
    expect.soft(contentOf('og:title')).toBe(`${title} | ${siteName}`);
    expect.soft(contentOf('og:description'), path).toBe(contentOf('description'));
    expect.soft(contentOf('og:site_name'), path).toBe(siteName);
  }
});

test('a day’s description counts its open times, and a day without any is not indexed', async ({
  request,
}) => {
  for (const [date, words, isIndexed] of [
    ['2025-07-15', '20 times are open for a 30-minute swim lesson. Choose one or more', true],
    ['2025-08-08', '1 time is open for a 30-minute swim lesson. Choose it and send', true],
    ['2025-08-07', 'no open times.', false],
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

test('the shared photo and the maskable icons have the size that they declare', async ({
  request,
}) => {
  const elements = elementsIn(parse(await (await request.get('/')).text()));
  const valuesOf = (wanted: string, key: string, value: string) =>
    elements
      .filter((element) => attributeOf(element, key) === value)
      .map((element) => attributeOf(element, wanted) ?? '');
  const hrefOf = (rel: string) => {
    const [href = ''] = valuesOf('href', 'rel', rel);
    expect(href, rel).not.toBe('');
    return href;
  };
  const pictureAt = async (url: string) => sharp(await (await request.get(url)).body());
  expect(valuesOf('content', 'name', 'twitter:card')).toEqual(['summary_large_image']);
  const shared = (property: string) => {
    const values = valuesOf('content', 'property', `og:image${property}`);
    expect(values).toHaveLength(1);
    return values.join();
  };
  const photo = await (await pictureAt(new URL(shared('')).pathname)).metadata();
  const declared = [shared(':width'), shared(':height')].map(Number);
  expect([photo.width, photo.height]).toEqual([1_200, 630]);
  expect(declared).toEqual([1_200, 630]);
  expect((await request.get(hrefOf('icon'))).status()).toBe(200);
  const touchIcon = await pictureAt(hrefOf('apple-touch-icon'));
  // iOS would fill transparent parts with black.
  expect((await touchIcon.stats()).isOpaque).toBe(true);
  const manifest = await request.get(hrefOf('manifest'));
  const { icons, display } = await manifest.json();
  expect(display).toBe('browser');
  const maskable = icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable');
  expect(maskable).toHaveLength(2);
  for (const { src, sizes, type } of maskable) {
    const { format, width, height } = await (await pictureAt(src)).metadata();
    expect([`image/${format}`, `${width}x${height}`]).toEqual([type, sizes]);
  }
});
