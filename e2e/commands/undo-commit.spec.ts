import { execFileSync } from 'node:child_process';
import { slots } from '@/lib/command-line/season-commands';
import { runCommands } from '@/lib/commands/run-commands';
import { withEnvironment } from '../run/with-environment';
import { expect, expectRejected, seasonOf, test as seasonTest, type Marks } from './season-fixture';

function git(...args: readonly string[]): string {
  const person = ['-c', 'user.name=owner', '-c', 'user.email=owner@example.com'];
  return execFileSync('git', [...person, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** A folder with a history, in which commands run. */
const test = seasonTest.extend<{ history: { readonly commit: () => string } }>({
  history: async ({ file }, provide) => {
    expect(file.read()).not.toBe('');
    git('init', '--quiet', '--initial-branch', 'main');
    let commits = 0;
    const commit = () => {
      commits += 1;
      git('add', '.');
      git('commit', '--quiet', '--message', `Commit ${commits}`);
      return git('rev-parse', '--short', 'HEAD');
    };
    commit();
    await provide({ commit });
  },
});

const day = '2026-07-01';

function undo(before: Marks, after: Marks) {
  const [first, second] = [seasonOf(before), seasonOf(after)];
  const step = {
    kind: 'undo',
    commit: '9195717',
    before: first,
    after: second,
    later: [],
  } as const;
  const { season, sentences } = runCommands(second, [step], '2026-01-01');
  expect(season).toEqual(first);
  return sentences;
}

test('undoing a commit restores the season before it, and names the times that it opens and closes', () => {
  expect(undo({ [day]: 'oooxo' }, { [day]: 'xxooo' })).toEqual([
    'Opened: 2026-07-01 9:00 AM, 9:30 AM.',
    'Closed: 2026-07-01 10:30 AM.',
  ]);
});

test('undoing a new season names the closed times that come back and that are lost', () => {
  const before = { '2025-07-01': 'ox', '2025-07-02': 'oo' };
  const after = { '2025-07-02': 'xo', '2025-07-03': 'xo' };
  expect(undo(before, after)).toEqual([
    'Season again: 2025-07-01 to 2025-07-02, 2 days, 4 slots.',
    'Opened: 2025-07-02 9:00 AM.',
    'Closed: 2025-07-01 9:30 AM.',
    'No longer offered: 2025-07-03 9:00 AM.',
  ]);
});

test('undoing a commit that changed no times is an error', () => {
  expect(() => undo({ [day]: 'o' }, { [day]: 'o' })).toThrow('That commit changed no times');
});

test('the last commit is undone, and undoing that commit repeats it', async ({ file, history }) => {
  const before = file.read();
  await file.run(slots, 'close', '2025-07-15', '9:00 AM');
  const closing = history.commit();
  expect(await file.run(slots, 'undo', closing)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Opened: 2025-07-15 9:00 AM.\n'),
  });
  expect(file.read()).toBe(before);
  await file.run(slots, 'undo', history.commit());
  expect(file.closed()).toEqual(['2025-07-15 9:00 AM']);
});

test('a time that was opened and closed again since belongs to another family, and stays closed', async ({
  file,
  history,
}) => {
  await file.run(slots, 'close', '2025-07-15', '9:00 AM');
  const closing = history.commit();
  await file.run(slots, 'open', '2025-07-15', '9:00 AM');
  const opening = history.commit();
  await file.run(slots, 'close', '2025-07-15', '9:00 AM');
  const second = history.commit();
  const sentence = `The season was changed since ${closing}, by ${second} and ${opening}. Only the last change can be undone. Close or open the times on /instructor instead.`;
  expectRejected(await file.run(slots, 'undo', closing), sentence);
  expect(file.closed()).toEqual(['2025-07-15 9:00 AM']);
});

test('a time that a merged branch closed too stays closed', async ({ file, history }) => {
  const base = git('rev-parse', 'HEAD');
  await file.run(slots, 'close', '2025-07-15', '9:00 AM');
  const closing = history.commit();
  git('checkout', '--quiet', '-b', 'branch', base);
  await file.run(slots, 'close', '2025-07-15', '9:00 AM');
  const onBranch = history.commit();
  git('checkout', '--quiet', 'main');
  // Both parents have the same file, so git's simplified history leaves out the branch.
  git('merge', '--quiet', '--no-ff', 'branch');
  expectRejected(await file.run(slots, 'undo', closing), `since ${closing}, by ${onBranch}.`);
  expect(file.closed()).toEqual(['2025-07-15 9:00 AM']);
});

test('many later commits are counted', async ({ file, history }) => {
  await file.run(slots, 'close', '2025-07-15', '9:00 AM');
  const closing = history.commit();
  for (const time of ['9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM', '11:30 AM', '12:00 PM']) {
    await file.run(slots, 'close', '2025-07-15', time);
    history.commit();
  }
  expectRejected(await file.run(slots, 'undo', closing), ', and 1 more. Only the last change');
});

test('a change that is not committed is not lost', async ({ file, history }) => {
  await file.run(slots, 'close', '2025-07-15', '9:00 AM');
  const closing = history.commit();
  await file.run(slots, 'close', '2025-07-16', '9:00 AM');
  const sentence = `since ${closing}, and that is not committed yet.`;
  expectRejected(await file.run(slots, 'undo', closing), sentence);
  expect(file.closed()).toHaveLength(2);
});

test('a commit of another branch, one that does not exist, and a season that was wrong are named', async ({
  file,
  history,
}) => {
  const base = git('rev-parse', 'HEAD');
  git('checkout', '--quiet', '-b', 'branch', base);
  await file.run(slots, 'close', '2025-07-15', '9:00 AM');
  const elsewhere = history.commit();
  git('checkout', '--quiet', 'main');
  for (const commit of [elsewhere, '0123456789']) {
    const sentence = `The history of this branch has no commit ${commit}.`;
    expectRejected(await file.run(slots, 'undo', commit), sentence);
  }
  const right = file.read();
  file.write(right.replace('"9:00 AM"', '"25:00 AM"'));
  history.commit();
  file.write(right);
  const repair = history.commit();
  expectRejected(
    await file.run(slots, 'undo', repair),
    `At ${repair}^, data/timeslots.json is wrong:\n  2025-07-15, slot 1`,
  );
});

for (const [what, settings, reason] of [
  ['in a folder without a history', { GIT_DIR: 'none' }, 'Git says: fatal: not a git repository'],
  ['without git', { PATH: '' }, 'Git could not be run: spawnSync git ENOENT.'],
  [
    'in another owner’s folder',
    { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' },
    'Git says: fatal: detected dubious ownership',
  ],
] as const) {
  test(`${what}, git’s own reason is given`, async ({ file, history }) => {
    await file.run(slots, 'close', '2025-07-15', '9:00 AM');
    const closing = history.commit();
    const ended = await withEnvironment(settings, () => file.run(slots, 'undo', closing));
    expectRejected(ended, reason);
    expect(ended.stderr).toMatch(/\nNothing was changed\.\n$/);
    expect(file.closed()).toEqual(['2025-07-15 9:00 AM']);
  });
}
