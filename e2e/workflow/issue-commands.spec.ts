import { expect } from '@playwright/test';
import type { Command } from '@/lib/commands/command';
import { seasonText } from '../commands/season-fixture';
import { issueWith, prefilledIssue } from './webhook';
import { runInOwnProcess, test } from './workflow-fixture';

const close = 'npm run slots -- close 2025-07-15..2025-07-16 "9:00 AM" "9:30 AM"';
const command: Command = {
  kind: 'mark',
  state: 'closed',
  days: [{ first: '2025-07-15', last: '2025-07-16' }],
  times: ['9:00 AM', '9:30 AM'],
};
const issue = prefilledIssue([command], 'K7Q2M');

test('an issue closes times in its author’s name, says so, and is closed', async ({
  repository,
}) => {
  expect(issue.title).toBe('Times of request K7Q2M');
  const { code, stderr } = await repository.runWorkflow(issue, 1, runInOwnProcess);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(repository.closed()).toEqual([
    '2025-07-15 9:00 AM',
    '2025-07-15 9:30 AM',
    '2025-07-16 9:00 AM',
    '2025-07-16 9:30 AM',
  ]);
  expect(repository.git('diff', '--numstat', 'HEAD~1', 'HEAD')).toBe('4\t4\tdata/timeslots.json\n');
  expect(repository.comments()).toEqual([
    [
      '@Codertocat',
      'Closed: 2025-07-15..2025-07-16 9:00 AM, 9:30 AM.',
      `Committed as ${repository.head()}. The site will show it after its next build, in a few minutes.`,
      'All your times: `/instructor`',
    ].join('\n\n'),
  ]);
  const closing = { method: 'PATCH', path: '/issues/1', body: { state: 'closed' } };
  expect(repository.github.calls.at(-1)).toEqual(closing);

  const person = 'Codertocat <21031067+Codertocat@users.noreply.github.com>';
  expect(repository.git('log', '-1', '--format=%an <%ae>%n%cn <%ce>%n%B').trim()).toBe(
    [person, person, 'Slots (#1)', '', close].join('\n'),
  );
});

test('all of an issue’s commands are one commit, and what was closed already is named', async ({
  repository,
}) => {
  repository.commit(seasonText.replace('"available": true', '"available": false'));
  const commits = Number(repository.git('rev-list', '--count', 'HEAD'));
  await repository.runWorkflow(
    issueWith(
      'npm run slots -- close 2025-07-15 "9:00 AM"',
      'npm run slots -- close 2025-07-17 "10:00 AM"',
      '',
      'npm run slots -- close 2025-07-14..2025-07-15 "10:00 AM"',
    ),
  );
  expect(Number(repository.git('rev-list', '--count', 'HEAD'))).toBe(commits + 1);
  expect(repository.comments().at(-1)).toContain(
    [
      '@Codertocat\n\nAlready closed: 2025-07-15 9:00 AM.',
      'A time that was already closed may be another family’s lesson, or an earlier run of this issue or command may have closed it. If a family’s lesson can’t happen, text them. If a family requested such a time, offer another one.',
      'Closed: 2025-07-17 10:00 AM.',
      'Closed: 2025-07-15 10:00 AM.',
      'Skipped: 2025-07-14 (no times).',
    ].join('\n'),
  );
  expect(repository.closed()).toHaveLength(3);
});

test('an issue opens times, and the comment links to the page where the site’s address is known', async ({
  repository,
}) => {
  repository.commit(seasonText.replace('"available": true', '"available": false'));
  const open = issueWith('npm run slots -- open 2025-07-15 "9:00 AM"');
  await repository.runWorkflow({ ...open, homepage: 'https://swim.example.com' });
  expect(repository.season()).toBe(seasonText);
  expect(repository.comments()).toEqual([
    expect.stringMatching(
      /^@Codertocat\n\nOpened: 2025-07-15 9:00 AM\.\n\n[^]+\n\nAll your times: https:\/\/swim\.example\.com\/instructor$/,
    ),
  ]);
});

test('an issue replaces the season, and the comment says what it has, kept and dropped', async ({
  repository,
}) => {
  repository.commit(
    seasonText.replace(/^ {4}.*"(9:00|11:30) AM", "available": true/gm, (slot) =>
      slot.replace('true', 'false'),
    ),
  );
  const line = 'npm run season -- 2025-07-16 2025-08-30 --from "9:00 AM" --to "10:00 AM"';
  await repository.runWorkflow(issueWith(line));
  expect(repository.comments().at(-1)).toContain(
    [
      '@Codertocat\n\nNew season: 2025-07-16 to 2025-08-30, 46 days, 138 times.',
      'Still closed: 2025-07-16..2025-08-30 9:00 AM.',
      'Dropped, already over: 2025-07-15 9:00 AM, 11:30 AM.',
      'Dropped, already over: 2025-07-16..2025-08-30 11:30 AM.',
      'Dropped, already over: 2025-08-31 9:00 AM, 11:30 AM.\n\n',
    ].join('\n'),
  );
  expect(repository.git('log', '-1', '--format=%b').trim()).toBe(line);
});

test('a comment is no longer than GitHub takes', async ({ repository }) => {
  const years = 'npm run season -- 2018-01-01 2019-12-31 --from "9:00 AM" --to "7:30 PM"';
  await repository.runWorkflow(issueWith(years));
  // Every other slot is closed.
  repository.commit(repository.season().replace(/(true[^]*?)true/g, '$1false'));
  await repository.runWorkflow(issueWith(years.replace('2019-12-31', '2019-12-30')));
  const comment = repository.comments().at(-1) ?? '';
  expect(comment).toContain('New season: 2018-01-01 to 2019-12-30, 729 days, 16,038 times.\n');
  expect(comment).toContain(`\n\nCommitted as ${repository.head()}.`);
  expect(comment.length).toBeLessThan(65_536);
});

test('one comment lists what is wrong, and nothing is changed', async ({ repository }) => {
  const run = (...lines: readonly string[]) => repository.runWorkflow(issueWith(...lines));
  for (const [lines, ...problems] of [
    [[close, 'npm run slots -- close 2025-07-14'], 'Command 2: 2025-07-14 has no times.'],
    [
      [close, 'npm run slots -- colse', 'Thanks!', 'npm run slots -- close 2025-07-16 "9:00 AM'],
      'Command 2: The first word must be "close" or "open".',
      'Command 3: A line must begin with "npm run slots -- "',
      'Command 4: A quotation mark is missing.',
    ],
  ] as const) {
    const before = repository.comments().length;
    expect(await run(...lines)).toMatchObject({ code: 0, stderr: '' });
    const [comment, ...more] = repository.comments().slice(before);
    expect(more).toEqual([]);
    expect(comment).toMatch(/^@Codertocat\n\nNothing was changed\.\n\n/);
    for (const problem of problems) expect(comment).toContain(problem);
    expect(comment).toContain('\n\nTo try again, open a new issue.\n\nAll your times: ');
  }
  expect(repository.season()).toBe(seasonText);
  // The issues stay open.
  expect(repository.github.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);

  const broken = seasonText.replace('"available": true }', '"available": ture }');
  repository.commit(broken);
  expect((await repository.runWorkflow(issue)).code).toBe(0);
  expect(repository.comments().at(-1)).toContain("cannot be read: Unexpected token 'u'");
  expect(repository.season()).toBe(broken);
});
