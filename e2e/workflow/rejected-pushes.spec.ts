import { expect } from '@playwright/test';
import { seasonText } from '../commands/season-fixture';
import { issueWith } from './webhook';
import { test, type Repository } from './workflow-fixture';

const issue = issueWith('npm run slots -- close 2025-07-15 "9:00 AM"');
const refsRequest = 'GET /info/refs?service=git-receive-pack';

/** Pushes another commit while the issue's commit is being pushed. */
function pushFirst({ github, commit }: Repository, season: string): void {
  github.hooks.set('POST /git-receive-pack', async () => {
    github.hooks.clear();
    commit(season);
  });
}

test('a slot that another commit closed first is not closed twice', async ({ repository }) => {
  pushFirst(repository, seasonText.replace('"available": true', '"available": false'));
  expect(await repository.runWorkflow(issue)).toMatchObject({ code: 0, stderr: '' });
  expect(repository.comments()).toEqual([
    expect.stringMatching(
      /^@Codertocat\n\nNothing was changed\.\n\nAlready closed: 2025-07-15 9:00 AM\.[^]+\n\nTo try again, open a new issue\.$/,
    ),
  ]);
  expect(repository.git('log', '-1', '--format=%s').trim()).toBe('By the owner');
});

test('a push is retried on top of a commit that was pushed first', async ({ repository }) => {
  pushFirst(repository, seasonText.replace('{', '{\n  "2025-06-30": [],'));
  expect(await repository.runWorkflow(issue)).toMatchObject({ code: 0, stderr: '' });
  expect(repository.comments()).toEqual([expect.stringContaining('Closed: 2025-07-15 9:00 AM.')]);
  expect(repository.season()).toContain('"2025-06-30": [],');
  expect(repository.closed()).toEqual(['2025-07-15 9:00 AM']);
  expect(repository.git('log', '--format=%s').split('\n').slice(0, 2)).toEqual([
    'Slots (#1)',
    'By the owner',
  ]);
});

test('after five rejected pushes, the comment says why', async ({ repository }) => {
  let commits = 0;
  repository.github.hooks.set(refsRequest, async () => {
    commits += 1;
    repository.commit(seasonText + '\n'.repeat(commits));
  });
  const stderr = expect.stringContaining('(fetch first)');
  expect(await repository.runWorkflow(issue)).toMatchObject({ code: 1, stderr });
  expect(commits).toBe(5);
  expect(repository.closed()).toEqual([]);
  expect(repository.comments()).toEqual([
    expect.stringMatching(/the commit could not be pushed\.[^]+\(fetch first\)/),
  ]);
});

test('a fifth push whose response is lost counts as successful', async ({ repository }) => {
  let pushes = 0;
  repository.github.hooks.set(refsRequest, async () => {
    pushes += 1;
    if (pushes < 5) repository.commit(seasonText + '\n'.repeat(pushes));
    else repository.addGitHook('post-receive', 'kill -9 $PPID');
  });
  expect(await repository.runWorkflow(issue)).toMatchObject({ code: 0, stderr: '' });
  expect(repository.comments()).toEqual([expect.stringContaining('Closed: 2025-07-15 9:00 AM.')]);
});

test('a push whose response is lost is not repeated, even if another commit follows it', async ({
  repository,
}) => {
  repository.addGitHook('post-receive', 'kill -9 $PPID');
  repository.github.hooks.set('GET /info/refs?service=git-upload-pack', async () => {
    if (repository.closed().length === 0) return;
    repository.github.hooks.clear();
    repository.addGitHook('post-receive', 'exit 0');
    repository.commit(
      repository.season().replace('"2025-07-01"', '"2025-06-30": [], "2025-07-01"'),
    );
  });
  expect(await repository.runWorkflow(issue)).toMatchObject({ code: 0, stderr: '' });
  expect(repository.comments()).toEqual([expect.stringContaining('Closed: 2025-07-15 9:00 AM.')]);
  expect(repository.git('log', '--format=%s').trim().split('\n')).toEqual([
    'By the owner',
    'Slots (#1)',
    'The site',
  ]);
});

const listsTheSettings = expect.stringMatching(
  /^@Codertocat\n\nThe times were probably not changed, because the commit could not be pushed\.\n\nGit says: [^]+Workflow permissions[^]+Rules/,
);

test('a comment on a push against a rule lists the settings, and the log says why', async ({
  repository,
}) => {
  repository.addGitHook('pre-receive', 'echo "GH006: Protected branch update failed." >&2; exit 1');
  const againstRule = expect.stringContaining('GH006');
  expect(await repository.runWorkflow(issue)).toMatchObject({ code: 1, stderr: againstRule });
  expect(repository.comments()).toEqual([listsTheSettings]);
  expect(repository.closed()).toEqual([]);
});

test('the log says why a push was forbidden even if the comment fails too', async ({
  repository,
}) => {
  repository.github.hooks.set(refsRequest, async () => ({ status: 403 }));
  repository.github.hooks.set('POST /issues/1/comments', async () => ({ status: 502 }));
  const { code, stderr } = await repository.runWorkflow(issue);
  expect(code).toBe(1);
  expect(stderr).toContain('403');
  expect(stderr).toContain('GitHub returned status 502 for POST /issues/1/comments.');
  expect(repository.closed()).toEqual([]);
});
