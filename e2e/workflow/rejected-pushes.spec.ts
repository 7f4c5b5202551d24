import { expect } from '@playwright/test';
import { seasonText } from '../commands/season-file';
import { issueFor } from './webhook';
import { test, type School } from './workflow-test';

const issue = issueFor();
const advertised = 'GET /info/refs?service=git-receive-pack';

/** Pushes another commit while the issue's is being pushed. */
function pushFirst({ github, commit }: School, season: string): void {
  github.hooks.set('POST /git-receive-pack', async () => {
    github.hooks.clear();
    commit(season);
  });
}

test('a slot that another commit took first is not taken twice', async ({ school }) => {
  pushFirst(school, seasonText.replace('"available": true', '"available": false'));
  expect(await school.open(issue)).toMatchObject({ code: 0, stderr: '' });
  expect(school.comments()).toEqual([
    expect.stringMatching(/^2025-07-15 9:00 AM is already taken\.\nNothing was changed\./),
  ]);
  expect(school.git('log', '-1', '--format=%s').trim()).toBe('By the owner');
});

test('a push is retried on top of a commit that was pushed first', async ({ school }) => {
  pushFirst(school, seasonText.replace('{', '{\n  "2025-06-30": [],'));
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

test('a fifth push whose response is lost counts as successful', async ({ school }) => {
  let pushes = 0;
  school.github.hooks.set(advertised, async () => {
    pushes += 1;
    if (pushes < 5) school.commit(seasonText + '\n'.repeat(pushes));
    else school.hook('post-receive', 'kill -9 $PPID');
  });
  expect(await school.open(issue)).toMatchObject({ code: 0, stderr: '' });
  expect(school.comments()).toEqual([expect.stringContaining('9:00 AM is now taken.')]);
});

test('a comment on a forbidden push lists the settings, and the log says why', async ({
  school,
}) => {
  school.github.hooks.set(advertised, async () => 403);
  const forbidden = expect.stringContaining('403');
  expect(await school.open(issue)).toMatchObject({ code: 1, stderr: forbidden });
  school.github.hooks.clear();
  school.hook('pre-receive', 'echo "GH006: Protected branch update failed." >&2; exit 1');
  const againstRule = expect.stringContaining('GH006');
  expect(await school.open(issue)).toMatchObject({ code: 1, stderr: againstRule });
  const comment = expect.stringMatching(
    /^Nothing was changed, because the commit could not[^]+Workflow permissions[^]+Rules/,
  );
  expect(school.comments()).toEqual([comment, comment]);
  expect(school.taken()).toEqual([]);
});

test('a comment that fails is logged, and the commit is kept', async ({ school }) => {
  school.github.hooks.set('POST /issues/1/comments', async () => 502);
  const { code, stdout, stderr } = await school.open(issue);
  expect(code).toBe(1);
  expect(stdout).toContain('2025-07-15 9:00 AM is now taken.');
  expect(stderr).toBe('GitHub returned status 502 for POST /issues/1/comments.\n');
  expect(school.taken()).toEqual(['2025-07-15 9:00 AM']);
});
