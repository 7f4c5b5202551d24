import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { seasonText } from '../commands/season-fixture';
import { issueWith } from './webhook';
import { test } from './workflow-fixture';

const issue = issueWith('npm run slots -- close 2025-07-15 "9:00 AM"');

test('only an issue from an author with write access is answered, and the commit has their name', async ({
  repository,
}) => {
  const { permissions, calls } = repository.github;
  for (const permission of ['read', '']) {
    permissions.set('a-friend', permission);
    const ended = await repository.runWorkflow({ ...issue, author: 'a-friend' });
    expect(ended).toMatchObject({ code: 0, stderr: '' });
  }
  const call = { method: 'GET', path: '/collaborators/a-friend/permission', body: null };
  expect(calls).toEqual([call, call]);
  expect(repository.season()).toBe(seasonText);

  permissions.set('a-friend', 'admin');
  await repository.runWorkflow({ ...issue, author: 'a-friend' });
  expect(repository.git('log', '-1', '--format=%an').trim()).toBe('a-friend');
  expect(repository.closed()).toEqual(['2025-07-15 9:00 AM']);
});

test('nothing is changed when GitHub does not say who may write', async ({ repository }) => {
  repository.github.hooks.set('GET /collaborators/Codertocat/permission', async () => 500);
  const { code, stderr } = await repository.runWorkflow(issue);
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('status 500') });
  expect(repository.comments()).toEqual([]);
  expect(repository.season()).toBe(seasonText);
});

const nearly = {
  title: 'Times of request K7Q2M',
  body: 'Like this?\n\nNpm run slots -- close 2025-07-15',
};

test('an issue about something else does nothing, and GitHub is not asked about its author', async ({
  repository,
}) => {
  for (const body of [null, 'I ran npm run slots -- close 2025-07-15', '`npm run build` fails.']) {
    const ended = await repository.runWorkflow({ ...nearly, body });
    expect(ended).toMatchObject({ code: 0, stderr: '' });
  }
  expect(repository.github.calls).toEqual([]);
  expect(repository.season()).toBe(seasonText);
});

test('an issue that nearly has a command is answered with what was expected, for someone who may write', async ({
  repository,
}) => {
  await repository.runWorkflow({ ...nearly, author: 'a-friend' });
  expect(repository.comments()).toEqual([]);
  expect(await repository.runWorkflow(nearly)).toMatchObject({ code: 0, stderr: '' });
  expect(repository.comments()).toEqual([
    expect.stringMatching(
      /^@Codertocat\n\nNothing was changed\.\n\nWrite each command on a line of a code block/,
    ),
  ]);
  expect(repository.season()).toBe(seasonText);
});

test('text for a shell is only words, and nothing of it runs', async ({ repository }, testInfo) => {
  const broken = testInfo.outputPath('broken-out');
  const lines = [
    `npm run slots -- close 2025-07-15 $(touch ${broken})`,
    `npm run slots -- close 2025-07-15; touch ${broken}`,
    `npm run slots -- close 2025-07-15 \`touch ${broken}\``,
    `npm run slots -- close --help`,
    `npm run slots -- close "-o${broken}"`,
    `npm run check:mail`,
    'npm run ${{ github.token }}',
    'npm run constructor',
    `npm run slots -- close "2025-07-15 ::set-output name=a::b"`,
    `npm run season -- 2026-06-15 2026-08-30 --from "9:00 AM" --to "7:30 PM" --drop-closed`,
    `npm run slots -- close 2025-07-15 ${'"9:00 AM" '.repeat(3_000)}"x"`,
    `npm run slots -- close ${'x'.repeat(30_000)}`,
  ];
  const ended = await repository.runWorkflow(issueWith(...lines));
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  const [comment = '', ...more] = repository.comments();
  expect(more).toEqual([]);
  expect(comment).toMatch(
    /^@Codertocat\n\nNothing was changed\.\n\n[^]+\n\nTo try again, open a new issue\.\n\n/,
  );
  const refused = comment.match(/^Command \d+: ./gm) ?? [];
  expect(refused).toHaveLength(lines.length);
  expect(comment.length).toBeLessThan(65_536);
  expect(existsSync(broken)).toBe(false);
  expect(repository.season()).toBe(seasonText);
});
