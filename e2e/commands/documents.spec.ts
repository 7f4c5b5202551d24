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

/** Every file of the code by its path from the project's root, but for what tests leave behind. */
const folders = [
  'app',
  'components',
  'lib',
  'data',
  ...readdirSync('e2e').map((name) => `e2e/${name}`),
];
const codeFiles = folders
  .filter((folder) => folder !== 'e2e/.work')
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .concat(readdirSync('.'));

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

for (const document of documents) {
  test(`${document} names no file and has no link that is not there`, () => {
    expect(brokenLinks(document)).toEqual([]);
    expect(missingFiles(document)).toEqual([]);
    // An email such as `a%40good.org?bcc=…@b.co` would send the answer to a stranger as well.
    expect(readFileSync(document, 'utf8')).not.toMatch(/(mailto:|tel:|sms:|href="[^"]*)\s*\{\{/);
  });
}

test('the Node versions that are offered are tried, and an install stops on any other', () => {
  const majors = [...packageJson.engines.node.matchAll(/\^(\d+)\./g)].map(([, major]) => major);
  expect(majors).toEqual(['20', '22', '24']);
  expect(readFileSync('.github/workflows/ci.yml', 'utf8')).toContain('node: [20, 24]');
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe('24');
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^engine-strict=true$/m);
});
