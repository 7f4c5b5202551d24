import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import playwright from 'eslint-plugin-playwright';
import { basename } from 'node:path';

/** A folder imports only from folders before it. */
const libFolders = [
  'season',
  'page',
  'settings',
  'store',
  'mail',
  'calendar',
  'request',
  'answer',
  'booking',
  'commands',
  'build',
  'programs',
];
const componentFolders = [
  'ui',
  'page',
  'outcome',
  'booking',
  'day',
  'calendar',
  'about-me',
  'answer',
  'instructor',
  'lesson',
  'navigation-bar',
  'swim-lessons',
  'the-pool',
  'web-vitals',
  'home',
];

/**
 * @param {string} parent
 * @param {readonly string[]} folders in the order of their imports
 */
const oneWay = (parent, folders) =>
  folders.slice(0, -1).map((folder, index) => ({
    target: `./${parent}/${folder}`,
    from: folders.slice(index + 1).map((later) => `./${parent}/${later}`),
  }));

/** Imports run one way: app → components → lib → data. */
const layers = [
  { target: './components', from: ['./app', './lib/build', './lib/programs'] },
  { target: './app', from: ['./lib/build', './lib/programs'] },
  { target: './lib', from: ['./app', './components'] },
  { target: './data', from: ['./app', './components', './lib'] },
  { target: ['./app', './components', './lib', './data'], from: './e2e' },
  ...oneWay('lib', libFolders),
  ...oneWay('components', componentFolders),
];

const noProcessEnv = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Read settings through lib/settings/environment.ts.',
};

const noOwnerData = {
  group: ['@/data/*', '../data/*', '../../data/*'],
  message: "The tests use e2e/fixtures. Only builds/shipped.spec.ts reads the owner's data.",
};

/** @type {import('eslint').Rule.RuleModule} */
const kebabCase = {
  create: (context) => ({
    Program(node) {
      const isKebabCase = /^\[?[a-z0-9]+(-[a-z0-9]+)*\]?(\.[a-z0-9-]+)+$/;
      if (isKebabCase.test(basename(context.filename))) return;
      context.report({ node, message: 'File names are in kebab-case.' });
    },
  }),
};

/** Some of these rules compile every function as React Compiler does, which takes seconds. */
const reactRules = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => rule.startsWith('react'));

const config = [
  { ignores: ['.next/**', 'e2e/.work/**', 'next-env.d.ts'] },
  ...next,
  ...nextTypescript,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { house: { rules: { 'kebab-case': kebabCase } } },
    rules: {
      eqeqeq: 'error',
      'house/kebab-case': 'error',
      'react/no-danger': 'error',
      // The site does without `next/link`: docs/architecture.md, "Where this site leaves Next's own way".
      '@next/next/no-html-link-for-pages': 'off',
      'import/no-restricted-paths': ['error', { zones: layers }],
    },
  },
  {
    // There is no React here.
    files: ['lib/**', 'data/**', 'e2e/**'],
    rules: Object.fromEntries(reactRules.map((rule) => [rule, 'off'])),
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'data/**', 'proxy.ts'],
    ignores: [
      'lib/settings/environment.ts',
      'lib/build/next-adapter.ts',
      'lib/commands/github-issue.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', noProcessEnv] },
  },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['e2e/**'],
    // In a built copy of the project, the fixtures are its `data`.
    ignores: ['e2e/builds/shipped.spec.ts', 'e2e/fixtures/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noOwnerData] }] },
  },
  {
    ...playwright.configs['flat/recommended'],
    files: ['e2e/**/*.spec.ts'],
    rules: {
      ...playwright.configs['flat/recommended'].rules,
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect[A-Z]'] }],
      'playwright/no-conditional-in-test': 'error',
      'playwright/no-skipped-test': 'error',
      'playwright/no-wait-for-timeout': 'error',
    },
  },
];

export default config;
