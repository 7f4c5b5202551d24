import { execFileSync, execSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
// Documents and `endsWith` below use slashes, on Windows too.
import { dirname, join } from 'node:path/posix';
import { expect, test } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };

/** Every file below a folder, except packages, builds and test output. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(node_modules|\.git|\.next|\.work)$/.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const files = filesIn('.');

function findAll(path: string, pattern: RegExp): readonly string[] {
  return [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, found = '']) => found);
}

/** The `#fragment` that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-');
}

function isLinked(document: string, link: string): boolean {
  const [path, anchor] = link.split('#');
  const target = path ? join(dirname(document), path) : document;
  if (anchor === undefined || !existsSync(target)) return existsSync(target);
  return findAll(target, /^#+ (.*)$/gm).some((heading) => anchorOf(heading) === anchor);
}

for (const document of files.filter((file) => /\.md$|^\.env\.local\.example$/.test(file))) {
  test(`every source file and local link in ${document} exists`, () => {
    const links = findAll(document, /\]\((?!https?:)([^)\s]+)\)/g);
    expect(links.filter((link) => !isLinked(document, link))).toEqual([]);
    const names = findAll(document, /`([\w./[\]()-]+\.(?:tsx?|mjs|css))`/g);
    const isThere = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`));
    expect(names.filter((name) => !isThere(name))).toEqual([]);
    // An email such as `a%40good.org?bcc=…@b.co` would add a recipient.
    expect(readFileSync(document, 'utf8')).not.toMatch(/(mailto:|tel:|sms:|href="[^"]*)\s*\{\{/);
  });
}

/** Programs that npm finds on every system: its own, and those of the packages. */
const portablePrograms = ['node', 'npm', ...readdirSync('node_modules/.bin')];

test('every script of package.json runs in the shell of any system', () => {
  const commands = Object.values(packageJson.scripts).flatMap((script) => script.split(' && '));
  const programs = commands.map((command) => command.split(' ', 1)[0] ?? '');
  expect(programs.filter((program) => !portablePrograms.includes(program))).toEqual([]);
  expect(commands.filter((command) => /['$;|<>*\\]/.test(command))).toEqual([]);
});

test('a checkout by Git for Windows keeps line ends', ({}, testInfo) => {
  mkdirSync(testInfo.outputDir, { recursive: true });
  for (const name of ['.gitattributes', 'README.md']) copyFileSync(name, testInfo.outputPath(name));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'core.autocrlf=true', ...args], { cwd: testInfo.outputDir });
  git('init', '--quiet');
  git('add', '.');
  rmSync(testInfo.outputPath('README.md'));
  git('checkout', '--quiet', '.');
  expect(readFileSync(testInfo.outputPath('README.md'), 'utf8')).not.toContain('\r');
});

test('an installation has the packages that a build needs, whatever NODE_ENV is', () => {
  const env = { ...process.env, NODE_ENV: 'production' } as const;
  const omitted = execSync('npm config get omit', { env, encoding: 'utf8' });
  expect(omitted.trim()).not.toContain('dev');
});

test('CI runs the oldest and newest supported Node versions, and npm ci rejects unsupported ones', () => {
  expect(packageJson.engines.node.match(/(?<=\^)\d+/g)).toEqual(['20', '22', '24', '26']);
  expect(readFileSync('.github/workflows/ci.yml', 'utf8')).toContain('node: [20, 26]');
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe('24');
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^engine-strict=true$/m);
});

test('every version is pinned, and no package runs a script on install', () => {
  const { dependencies, devDependencies } = packageJson;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  }
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
