import { expect } from '@playwright/test';
import { seasonText } from '../commands/season-fixture';
import type { Failure } from './start-github';
import { issueWith, undoIssue } from './webhook';
import { test, type Repository } from './workflow-fixture';

const issue = issueWith('npm run slots -- close 2025-07-15 "9:00 AM"');
const comment = 'POST /issues/1/comments';

const badGateway: Failure = { status: 502 };
const rateLimit: Failure = { status: 403, headers: { 'retry-after': '1' } };

/** Fails a call to GitHub this often. */
function fail(
  { github: { hooks } }: Repository,
  call: string,
  times: number,
  failure = badGateway,
): void {
  let failures = 0;
  hooks.set(call, async () => {
    failures += 1;
    if (failures <= times) return failure;
  });
}

for (const [call, failure] of [
  ['GET /collaborators/Codertocat/permission', badGateway],
  [comment, rateLimit],
  ['PATCH /issues/1', badGateway],
  ['GET /info/refs?service=git-upload-pack', badGateway],
  ['GET /info/refs?service=git-receive-pack', badGateway],
  ['POST /git-receive-pack', badGateway],
] as const) {
  test(`if ${call} fails once with ${failure.status}, the season is right, and one comment says so`, async ({
    repository,
  }) => {
    fail(repository, call, 1, failure);
    expect(await repository.runWorkflow(issue)).toMatchObject({ code: 0 });
    expect(repository.closed()).toEqual(['2025-07-15 9:00 AM']);
    expect(repository.comments()).toEqual([
      expect.stringMatching(/^@Codertocat\n\nClosed: 2025-07-15 9:00 AM\.\n\nCommitted as /),
    ]);
    expect(repository.github.calls.at(-1)).toMatchObject({ method: 'PATCH' });
  });
}

test('if a fetch keeps failing, the comment gives git’s reason, and does not ask for permissions', async ({
  repository,
}) => {
  fail(repository, 'GET /info/refs?service=git-upload-pack', Infinity, { status: 503 });
  expect(await repository.runWorkflow(issue)).toMatchObject({ code: 1 });
  expect(repository.comments()).toEqual([
    expect.stringMatching(
      /^@Codertocat\n\nNothing was changed\.\n\nGit says: .+ 503\n\nTo try again, open a new issue\.$/,
    ),
  ]);
  expect(repository.season()).toBe(seasonText);
});

test('an issue that runs again finds its commit, gives the same sentences, and can still be undone', async ({
  repository,
}) => {
  fail(repository, comment, Infinity);
  const { code, stdout, stderr } = await repository.runWorkflow(issue);
  expect(code).toBe(1);
  expect(stdout).toContain('Closed: 2025-07-15 9:00 AM.');
  expect(stderr).toContain('GitHub returned status 502 for POST /issues/1/comments.');
  // The issue stays open.
  expect(repository.github.calls).toHaveLength(1);
  const first = repository.head();
  repository.github.hooks.clear();
  repository.commit(repository.season().replace('{', '{\n  "2025-06-30": [],'));

  await repository.runWorkflow(issue, 1);
  expect(repository.comments()).toEqual([
    expect.stringMatching(
      `^@Codertocat\n\nAn earlier run for this issue has done this already\\.\n\nClosed: 2025-07-15 9:00 AM\\.\n\nCommitted as ${first}\\.`,
    ),
  ]);
  expect(repository.closed()).toEqual(['2025-07-15 9:00 AM']);
  expect(repository.git('log', '--format=%s').trim().split('\n')).toEqual([
    'By the owner',
    'Slots (#1)',
    'The site',
  ]);
  expect(undoIssue(repository.comments()[0]).body).toContain(`undo ${first}`);
});

test('a later issue with the same lines is another one', async ({ repository }) => {
  await repository.runWorkflow(issue);
  await repository.runWorkflow(issue);
  expect(repository.comments().at(-1)).toContain(
    'Nothing was changed.\n\nAlready closed: 2025-07-15 9:00 AM.',
  );
});
