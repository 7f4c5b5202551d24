import { expect } from '@playwright/test';
import { seasonText } from '../commands/season-file';
import { issueFor } from './webhook';
import { test } from './workflow-test';

const issue = issueFor();
const advertised = 'GET /info/refs?service=git-receive-pack';

test('of two issues for the same slot, one takes it and the other is rejected', async ({
  school,
}) => {
  // Every push waits until both runs have seen the same slots free.
  let waiting = 0;
  let start = () => {};
  const bothWait = new Promise<void>((resolve) => (start = resolve));
  school.github.hooks.set('POST /git-receive-pack', () => {
    waiting += 1;
    if (waiting === 2) start();
    return bothWait;
  });
  const ended = await Promise.all([
    school.open(issueFor({ times: ['9:00 AM', '9:30 AM'] })),
    school.open(issueFor({ times: ['9:30 AM', '10:00 AM'] })),
  ]);
  expect(ended.map(({ code }) => code)).toEqual([0, 0]);
  expect(school.git('rev-list', '--count', 'HEAD').trim()).toBe('2');
  const [lost, won] = school.comments().toSorted((one, other) => one.length - other.length);
  expect(lost).toMatch(/^2025-07-15 9:30 AM is taken already\.\nNothing was changed\./);
  expect(won).toContain('2025-07-15 9:30 AM is taken now.');
});

test('a push is retried on top of a commit that was pushed first', async ({ school }) => {
  const later = seasonText.replace('{', '{\n  "2025-06-30": [],');
  school.github.hooks.set(advertised, async () => {
    school.github.hooks.clear();
    school.commit(later);
  });
  expect(await school.open(issue)).toMatchObject({ code: 0, stderr: '' });
  expect(school.season()).toContain('"2025-06-30": [],');
  expect(school.taken()).toEqual(['2025-07-15 9:00 AM']);
  expect(school.git('log', '--format=%s').split('\n').slice(0, 2)).toEqual([
    'Slots: take times off (K7Q2M)',
    'By the owner',
  ]);
});

test('a push is given up after five other commits, and the comment says so', async ({ school }) => {
  let commits = 0;
  school.github.hooks.set(advertised, async () => {
    commits += 1;
    school.commit(seasonText + '\n'.repeat(commits));
  });
  const stderr = expect.stringContaining('(fetch first)');
  expect(await school.open(issue)).toMatchObject({ code: 1, stderr });
  expect(commits).toBe(5);
  expect(school.taken()).toEqual([]);
  expect(school.comments()).toEqual([expect.stringContaining('could not be pushed.')]);
});

test('a push whose response is lost counts as successful', async ({ school }) => {
  school.hook('post-receive', 'kill -9 $PPID');
  expect(await school.open(issue)).toMatchObject({ code: 0, stderr: '' });
  expect(school.comments()).toEqual([expect.stringContaining('9:00 AM is taken now.')]);
});

test('a comment on a forbidden push lists the settings, and the log says why', async ({
  school,
}) => {
  school.github.hooks.set(advertised, async () => 403);
  const withoutPermission = await school.open(issue);
  school.github.hooks.clear();
  school.hook('pre-receive', 'echo "GH006: Protected branch update failed." >&2; exit 1');
  const againstRule = await school.open(issue);
  expect(withoutPermission).toMatchObject({ code: 1, stderr: expect.stringContaining('403') });
  expect(againstRule).toMatchObject({ code: 1, stderr: expect.stringContaining('GH006') });
  const comment =
    /^Nothing was changed, because the commit could not[^]+Workflow permissions[^]+Rules/;
  expect(school.comments()).toEqual([
    expect.stringMatching(comment),
    expect.stringMatching(comment),
  ]);
  expect(school.taken()).toEqual([]);
});

test('a comment that fails is logged, and the commit is kept', async ({ school }) => {
  school.github.hooks.set('POST /issues/1/comments', async () => 502);
  const { code, stdout, stderr } = await school.open(issue);
  expect(code).toBe(1);
  expect(stdout).toContain('2025-07-15 9:00 AM is taken now.');
  expect(stderr).toBe('GitHub answered POST /issues/1/comments with status 502.\n');
  expect(school.taken()).toEqual(['2025-07-15 9:00 AM']);
});
