import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { failedSentence } from '@/lib/request/sentences';
import { attributeOf, elementsIn, textOf } from '@/lib/build/post-process-page';
import { dayPath, postForm, requestOf } from '../support/posted-form';
import { testedSite } from '../run/project-root';
import { expect } from '../support/test';
import { packaged, test } from './deployed-site';
import { deploymentId } from './stub-platform.mjs';

const paths = Object.keys(packaged.pages);
const dayRoute = '/timeslots/[date]';

/** Every page that is not a day, plus three days: an open one, a full one and one without slots. */
const kinds = paths
  .filter((path) => !path.startsWith('/timeslots/'))
  .concat(dayPath, '/timeslots/2025-08-07', '/timeslots/2025-07-02')
  .map((path) => ({ path, elements: elementsIn(parse(htmlOf(path))) }));

function htmlOf(path: string): string {
  return readFileSync(packaged.pages[path] ?? '', 'utf8');
}

function sourcesOf(directive: string, policy: string): readonly string[] {
  const [, sources = ''] = new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy) ?? [];
  return sources.split(' ').toSorted();
}

/** The sources that permit a page's own files and these inline texts. */
function ownSources(texts: readonly string[]): readonly string[] {
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return ["'self'", ...new Set(hashes.map((hash) => `'sha256-${hash}'`))].toSorted();
}

test('the platform packages every page, every day and every view of the calendar', () => {
  expect(paths.filter((path) => path.startsWith('/timeslots/'))).toHaveLength(92);
  const views = ['2025-07', '2025-08', '2025-09', '2025', '2021-2030', '2001-2100'];
  const pages = ['/', '/404', '/ask', '/answer', '/lesson', '/instructor'];
  const expected = [...pages, ...views.map((slug) => `/calendar/${slug}`)];
  expect(paths).toEqual(expect.arrayContaining(expected));
});

test('each page’s policy permits nothing from other sites, and inline scripts and styles by hash', () => {
  for (const { path, elements } of kinds) {
    const withTag = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
    const [policy, ...more] = withTag('meta')
      .filter((meta) => attributeOf(meta, 'http-equiv') === 'Content-Security-Policy')
      .map((meta) => attributeOf(meta, 'content') ?? '');
    const scripts = withTag('script').filter((script) => attributeOf(script, 'src') === undefined);
    const attributes = elements.flatMap((element) => attributeOf(element, 'style') ?? []);
    expect(more, path).toEqual([]);
    expect(scripts, path).not.toEqual([]);
    expect(sourcesOf('script-src', policy ?? ''), path).toEqual(ownSources(scripts.map(textOf)));
    // Styles inside `noscript` are permitted too.
    const styles = sourcesOf('style-src', policy ?? '');
    const ownStyles = ownSources([...withTag('style').map(textOf), ...attributes]);
    expect(styles, path).toEqual(expect.arrayContaining([...ownStyles]));
    const others = styles.filter((source) => !/^'(self|unsafe-hashes|sha256-.*)'$/.test(source));
    expect(others, path).toEqual([]);
    expect(policy?.replace(/(script|style)-src [^;]*; /g, ''), path).toBe(
      "default-src 'none'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'",
    );
  }
});

test('each page preloads neither fonts nor scripts, and ends with scripts of low priority', () => {
  for (const { path, elements } of kinds) {
    const attributes = Object.fromEntries(
      elements.slice(-1).flatMap(({ attrs }) => attrs.map(({ name, value }) => [name, value])),
    );
    expect(attributes, path).toMatchObject({ async: '', fetchpriority: 'low' });
    const preloads = elements.filter((element) => attributeOf(element, 'rel') === 'preload');
    const preloaded = preloads.map((link) => attributeOf(link, 'as'));
    expect(preloaded, path).not.toContain('script');
    expect(preloaded, path).not.toContain('font');
  }
});

test('every built file that a page loads is packaged in the same deployment', () => {
  for (const { path, elements } of kinds) {
    const loading = elements.filter(({ tagName }) => tagName !== 'a');
    const urls = [
      ...loading.flatMap((element) => [attributeOf(element, 'href'), attributeOf(element, 'src')]),
      ...elements.flatMap((element) => textOf(element).match(/(?<=url\(["']?)[^"')]+/g) ?? []),
    ];
    const assets = urls.filter((url) => url?.startsWith('/_next/static/'));
    expect(assets.length, path).toBeGreaterThan(0);
    for (const asset of assets) {
      const { pathname, search } = new URL(asset ?? '', 'http://site.invalid');
      expect(packaged.files[pathname], `${asset} of ${path}`).toBeDefined();
      expect(search, `${asset} of ${path}`).toBe(`?dpl=${deploymentId}`);
    }
  }
});

test('a plain host serves the same home page, days, calendar views and 404 page as a platform', async ({
  request,
}) => {
  const served = paths.filter((path) => /^\/($|timeslots|calendar)/.test(path));
  const standIns = { '/nothing/here': '/404', '/timeslots/1999-12-31': '/404' };
  const names = { ...Object.fromEntries(served.map((path) => [path, path])), ...standIns };
  for (const [path, name] of Object.entries(names)) {
    expect(await (await request.get(path)).text(), path).toBe(htmlOf(name));
  }
});

test('no path is rewritten to the 404 page, which Vercel would serve with status 200', () => {
  const manifest = readFileSync(join(testedSite, '.next/routes-manifest.json'), 'utf8');
  const { rewrites }: { rewrites: Record<string, { destination: string }[]> } =
    JSON.parse(manifest);
  const destinations = Object.values(rewrites).flatMap((group) =>
    group.map(({ destination }) => destination),
  );
  expect(destinations.filter((path) => path in packaged.pages)).toEqual(['/ask']);
});

test('no function contains the image library', () => {
  for (const { pathname, files } of packaged.functions) {
    const found = Object.keys(files).filter((path) => /node_modules\/(sharp|@img)\//.test(path));
    expect(found, pathname).toEqual([]);
  }
});

test('every function except the proxy and a day’s runs with only its traced files', async ({
  launch,
}) => {
  test.slow();
  // The platform itself starts the proxy.
  const others = ['/_middleware', dayRoute];
  const functions = packaged.functions.filter(({ pathname }) => !others.includes(pathname));
  for (const { pathname } of functions) {
    const path = pathname.replace('[period]', '2025-08');
    const response = await fetch((await launch(pathname)) + path, { redirect: 'manual' });
    expect(response.status, pathname).toBe(200);
  }
});

test('a day’s function runs with only its traced files, and sends a form without JavaScript or returns it filled in', async ({
  launch,
  inbox,
  parentEmail,
}) => {
  const url = (await launch(dayRoute)) + dayPath;
  expect((await fetch(url, { redirect: 'manual' })).status).toBe(200);
  // A response may take 20 seconds.
  const sender = packaged.functions.find(({ pathname }) => pathname === dayRoute);
  expect(sender?.maxDuration).toBeGreaterThan(20);
  const html = htmlOf(dayPath);
  const request = requestOf(parentEmail);
  await inbox.injectFault({ containing: parentEmail, kind: 'respond', status: 503, times: 1 });
  const failed = await postForm(url, request, { html });
  expect(failed).toMatchObject({ location: null, alert: failedSentence, fields: request });
  const sent = await postForm(url, request, { html });
  expect(sent).toMatchObject({ location: '/' });
  expect(await inbox.requests(parentEmail)).toHaveLength(2);
  expect(await inbox.messages(parentEmail)).toHaveLength(1);
});
