import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import playwright from 'eslint-plugin-playwright';

/** Imports run one way: app → components → lib → data. Each folder may reach only what lies below it. */
const layers = [
  { target: './components', from: './app' },
  { target: './lib', from: ['./app', './components'] },
  { target: './data', from: ['./app', './components', './lib'] },
  { target: ['./app', './components', './lib', './data'], from: './e2e' },
];

const config = [
  { ignores: ['.next/**', 'e2e/.work/**', 'next-env.d.ts'] },
  ...next,
  ...nextTypescript,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      // Packages cannot be in a cycle with this code; reading them too takes most of the time.
      'import/no-cycle': ['error', { ignoreExternal: true, disableScc: true }],
      'import/no-restricted-paths': ['error', { zones: layers }],
    },
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
