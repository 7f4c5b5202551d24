import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { bookingForm, fillIn } from '../support/booking-form';
import { expect, packaged, pageFunctions, test } from './deployed-site';

type Element = DefaultTreeAdapterTypes.Element;

function elementsIn(node: DefaultTreeAdapterTypes.Node): readonly Element[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return tree.isElementNode(node) ? [node, ...inside] : inside;
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((candidate) => candidate.name === name)?.value;
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A packaged page: its policy by directive, what its policy has to allow, and what it asks for. */
function readPage(file: string) {
  const page = elementsIn(parse(readFileSync(file, 'utf8')));
  const [policy = '', ...more] = page.flatMap((element) =>
    attribute(element, 'http-equiv') === 'Content-Security-Policy'
      ? (attribute(element, 'content') ?? '')
      : [],
  );
  const sources = Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
  const sheets = page.filter(({ tagName }) => tagName === 'style').map(textOf);
  const addresses = page
    .filter(({ tagName }) => tagName !== 'a')
    .flatMap((element) => [attribute(element, 'href') ?? '', attribute(element, 'src') ?? '']);
  return {
    policies: more.length + (policy ? 1 : 0),
    scriptSources: sources['script-src'] ?? [],
    styleSources: sources['style-src'] ?? [],
    inlineScripts: page
      .filter((element) => element.tagName === 'script' && attribute(element, 'src') === undefined)
      .map(textOf),
    inlineStyles: [...sheets, ...page.flatMap((element) => attribute(element, 'style') ?? [])],
    handlers: page.flatMap(({ attrs }) => attrs.filter(({ name }) => name.startsWith('on'))),
    assets: [
      ...addresses,
      ...sheets.flatMap((sheet) =>
        [...sheet.matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url),
      ),
    ].filter((url) => url?.startsWith('/_next/static/')),
  };
}

const pages = Object.entries(packaged.pages);

test('the platform packages the home page, every day and every view of the calendar', () => {
  const paths = Object.keys(packaged.pages);
  expect(paths.filter((path) => path.startsWith('/timeslots/'))).toHaveLength(62);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/outside-season', '/calendar/2025-08', '/calendar/2001-2100']),
  );
});

test('every packaged page names the hash of each of its inline scripts and styles', () => {
  for (const [path, file] of pages) {
    const page = readPage(file);
    expect(page.policies, path).toBe(1);
    expect(page.inlineScripts.length, path).toBeGreaterThan(0);
    expect(page.handlers, path).toEqual([]);
    const scripts = page.inlineScripts.map(hashOf);
    const styles = page.inlineStyles.map(hashOf);
    expect(
      scripts.filter((hash) => !page.scriptSources.includes(hash)),
      path,
    ).toEqual([]);
    expect(
      styles.filter((hash) => !page.styleSources.includes(hash)),
      path,
    ).toEqual([]);
    expect(page.scriptSources, path).not.toContain("'unsafe-inline'");
    expect(page.styleSources, path).not.toContain("'unsafe-inline'");
  }
});

test('every packaged page asks only for files of this deployment, and each of them is there', () => {
  for (const [path, file] of pages) {
    const { assets } = readPage(file);
    expect(assets.length, path).toBeGreaterThan(0);
    for (const asset of assets) {
      const { pathname, search } = new URL(asset ?? '', 'http://site.invalid');
      expect(packaged.files[pathname], `${asset} of ${path}`).toBeDefined();
      expect(search, `${asset} of ${path}`).toBe(`?dpl=${packaged.deploymentId}`);
    }
  }
});

test('no function carries the picture library', () => {
  for (const { pathname, files } of packaged.functions) {
    const found = Object.keys(files).filter((path) => /node_modules\/(sharp|@img)\//.test(path));
    expect(found, pathname).toEqual([]);
  }
});

test('every function answers from nothing but its traced files', async ({ deployed }) => {
  test.slow();
  for (const { pathname } of pageFunctions) {
    const path = pathname.replace('[date]', '2025-07-15').replace('[period]', '2025-08');
    const answer = await deployed.call(pathname, path);
    expect(answer.status, pathname).toBe(200);
  }
});

test.describe('a parent whose browser runs no script', () => {
  // Pictures are resized by a service of the platform, which has no stub here.
  test.use({ javaScriptEnabled: false, expectedComplaint: /status of 404/ });

  test('sends a request to the deployed site and is told that it was submitted', async ({
    page,
    inbox,
    parentEmail,
  }) => {
    await page.goto('/timeslots/2025-07-15');
    await fillIn(page, parentEmail);
    await bookingForm(page).submit.click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('alert')).toHaveText('Your booking has been submitted!');
    expect(await inbox.messages(parentEmail)).toHaveLength(1);
  });

  test('is given the form back with everything in it when the mail fails', async ({
    page,
    inbox,
    parentEmail,
  }) => {
    await inbox.injectFault({ kind: 'answer', status: 503, text: 'down', containing: parentEmail });
    await page.goto('/timeslots/2025-07-15');
    await fillIn(page, parentEmail);
    await bookingForm(page).submit.click();
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to send the email. Please try again later.',
    );
    await expect(bookingForm(page).email).toHaveValue(parentEmail);
    await expect(bookingForm(page).slot('9:00 AM')).toBeChecked();
  });
});
