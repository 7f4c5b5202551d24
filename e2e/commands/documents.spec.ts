import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  '.env.local.example',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Every file of the code is named by its path from the project's root. */
const testFolders = readdirSync('e2e').filter((name) => name !== '.work');
const codeFolders = [
  'app',
  'components',
  'lib',
  'data',
  ...testFolders.map((name) => `e2e/${name}`),
];
const codeFiles = [
  ...readdirSync('.'),
  ...codeFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
];

/** The files that a document names, by path or by name alone, and that are not there. */
function missingFiles(document: string): readonly string[] {
  const names = [
    ...readFileSync(document, 'utf8').matchAll(/`([\w./[\]()-]+\.(?:tsx?|mjs|css))`/g),
  ];
  return names
    .map(([, name = '']) => name)
    .filter((name) => !codeFiles.some((file) => `/${file}`.endsWith(`/${name}`)));
}

/** The `#fragment` that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-');
}

/** The links of a document that lead to nothing in this repository. */
function brokenLinks(document: string): readonly string[] {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)];
  return links
    .map(([, link = '']) => link)
    .filter((link) => !/^https?:/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? document : join(dirname(document), path);
      if (!existsSync(target)) return true;
      if (anchor === undefined) return false;
      const headings = readFileSync(target, 'utf8').matchAll(/^#+ (.*)$/gm);
      return ![...headings].some(([, heading = '']) => anchorOf(heading) === anchor);
    });
}

test('no document recommends a link that is made of what a visitor typed', () => {
  for (const document of documents) {
    const text = readFileSync(document, 'utf8');
    // An email such as `a%40good.org?bcc=…@b.co` would send the answer to a stranger as well.
    expect.soft(text.match(/(mailto|tel|sms):\s*\{\{.*/g) ?? []).toEqual([]);
    expect.soft(text.match(/href="[^"]*\{\{.*/g) ?? []).toEqual([]);
  }
});

test('no link of a document leads nowhere, and no file that it names is missing', () => {
  for (const document of documents) {
    expect.soft(brokenLinks(document), document).toEqual([]);
    expect.soft(missingFiles(document), document).toEqual([]);
  }
});

test('the Node versions that are offered are those that CI tries', () => {
  const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');
  const [, tried = ''] = /node: \[([\d, ]+)\]/.exec(workflow) ?? [];
  const majors = [...packageJson.engines.node.matchAll(/\^(\d+)\./g)].map(([, major]) => major);
  expect(majors).toEqual(['20', '22', '24']);
  expect(tried).toBe('20, 24');
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe('24');
});

test('an install stops on a Node that nobody has tried', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^engine-strict=true$/m);
});
