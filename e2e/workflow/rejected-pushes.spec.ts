import { expect } from '@playwright/test';
import { seasonText } from '../commands/season-fixture';
import { issueWith } from './webhook';
import { test, type Repository } from './workflow-fixture';

const issue = issueWith('npm run slots -- close 2025-07-15 "9:00 AM"');
const refs = 'GET /info/refs?service=git-receive-pack';
const push = 'POST /git-receive-pack';
const comment = 'POST /issues/1/comments';

/** Pushes a commit with each of these seasons, one before each of the issue's next pushes. */
function pushFirst({ github, commit }: Repository, request: string, seasons: string[]): void {
  github.hooks.set(request, async () => {
    const season = seasons.shift();
    if (season) commit(season);
  });
}

// Git finds out that the branch has moved before the push, or during it.
for (const request of [refs, push]) {
  test(`a push that is rejected twice is done again on the newest commit (${request})`, async ({
    repository,
  }) => {
    const season = seasonText.replace('{', '{\n  "2025-06-30": [],');
    pushFirst(repository, request, [season, `${season}\n`]);
    expect(await repository.runWorkflow(issue)).toMatchObject({ code: 0, stderr: '' });
    expect(repository.comments()).toEqual([expect.stringContaining('Closed: 2025-07-15 9:00 AM.')]);
    expect(repository.season()).toContain('"2025-06-30": [],');
    expect(repository.closed()).toEqual(['2025-07-15 9:00 AM']);
    const subjects = repository.git('log', '--format=%s').trim().split('\n');
    expect(subjects).toEqual(['Slots (#1)', 'By the owner', 'By the owner', 'The site']);
  });
}

test('a slot that another commit closed first is not closed twice', async ({ repository }) => {
  pushFirst(repository, push, [seasonText.replace('"available": true', '"available": false')]);
  expect(await repository.runWorkflow(issue)).toMatchObject({ code: 0, stderr: '' });
  expect(repository.comments()).toEqual([
    expect.stringMatching(
      /^@Codertocat\n\nNothing was changed\.\n\nAlready closed: 2025-07-15 9:00 AM\.\n/,
    ),
  ]);
  expect(repository.git('log', '-1', '--format=%s').trim()).toBe('By the owner');
});

/** Matches a comment with git's words and the next step. */
const gitSays = (words: string) =>
  expect.stringMatching(
    new RegExp(
      `^@Codertocat\\n\\nThe workflow failed\\. Git reported: [^]*${words}[^]*\\n\\nIf your times don’t show the change in a few minutes, send it again. That is safe\\.\\n\\nAll your times: `,
    ),
  );

test('after three rejected pushes, the comment gives git’s reason, and the job fails', async ({
  repository,
}) => {
  const seasons = ['\n', '\n\n', '\n\n\n', '\n\n\n\n'].map((blank) => seasonText + blank);
  pushFirst(repository, refs, seasons);
  const stderr = expect.stringContaining('(fetch first)');
  expect(await repository.runWorkflow(issue)).toMatchObject({ code: 1, stderr });
  expect(seasons).toHaveLength(1);
  expect(repository.closed()).toEqual([]);
  expect(repository.comments()).toEqual([gitSays('\\[rejected\\]')]);
  // The issue stays open.
  expect(repository.github.calls.at(-1)).toMatchObject({ method: 'POST' });
});

test('a push against a rule is not repeated, and the comment gives the rule', async ({
  repository,
}) => {
  let pushes = 0;
  repository.github.hooks.set(push, async () => void (pushes += 1));
  repository.addGitHook('pre-receive', 'echo "GH006: Protected branch update failed." >&2; exit 1');
  const stderr = expect.stringContaining('GH006');
  expect(await repository.runWorkflow(issue)).toMatchObject({ code: 1, stderr });
  expect(repository.comments()).toEqual([gitSays('GH006: Protected branch update failed')]);
  expect(pushes).toBe(1);
});

test('if git cannot fetch, the comment gives its reason', async ({ repository }) => {
  repository.github.hooks.set('GET /info/refs?service=git-upload-pack', async () => 503);
  expect(await repository.runWorkflow(issue)).toMatchObject({ code: 1 });
  expect(repository.comments()).toEqual([gitSays('503')]);
  expect(repository.season()).toBe(seasonText);
});

test('if the issue cannot be closed, a comment says so, and the job fails', async ({
  repository,
}) => {
  repository.github.hooks.set('PATCH /issues/1', async () => 502);
  expect(await repository.runWorkflow(issue)).toMatchObject({ code: 1 });
  expect(repository.comments()).toEqual([
    expect.stringContaining('Closed: 2025-07-15 9:00 AM.'),
    expect.stringContaining('GitHub returned status 502 for PATCH /issues/1.'),
  ]);
});

test('a job that could not comment is run again by hand, and does no harm', async ({
  repository,
}) => {
  repository.github.hooks.set(comment, async () => 502);
  const { code, stdout, stderr } = await repository.runWorkflow(issue);
  expect(code).toBe(1);
  expect(stdout).toContain('Closed: 2025-07-15 9:00 AM.');
  expect(stderr).toContain('GitHub returned status 502 for POST /issues/1/comments.');
  expect(repository.github.calls).toHaveLength(1);
  repository.github.hooks.clear();
  const season = repository.season();

  expect(await repository.runWorkflow(issue, 1)).toMatchObject({ code: 0, stderr: '' });
  expect(repository.comments()).toEqual([
    expect.stringContaining(
      'Nothing was changed.\n\nAlready closed: 2025-07-15 9:00 AM.\nA time that was already closed may be another family’s lesson, or an earlier run of this issue or command may have closed it.',
    ),
  ]);
  expect(repository.season()).toBe(season);
});
