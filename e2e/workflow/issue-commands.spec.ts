import { expect } from '@playwright/test';
import type { Command } from '@/lib/commands/command';
import { seasonText } from '../commands/season-fixture';
import { issueWith, prefilledIssue, undoIssue } from './webhook';
import { runInOwnProcess, test } from './workflow-fixture';

const close = 'npm run slots -- close 2025-07-15..2025-07-16 "9:00 AM" "9:30 AM"';
const command: Command = {
  kind: 'mark',
  state: 'closed',
  days: [{ first: '2025-07-15', last: '2025-07-16' }],
  times: ['9:00 AM', '9:30 AM'],
};
const issue = prefilledIssue([command], 'K7Q2M');

test('an issue closes times in its author’s name, and the comment’s link undoes it', async ({
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

  const [comment = ''] = repository.comments();
  expect(comment).toMatch(
    /^@Codertocat\n\nClosed: 2025-07-15\.\.2025-07-16 9:00 AM, 9:30 AM\.\n\n/,
  );
  expect(comment).toContain(`Committed as ${repository.head()}.`);
  expect(repository.github.calls.at(-1)).toEqual({
    method: 'PATCH',
    path: '/issues/1',
    body: { state: 'closed', state_reason: 'completed' },
  });

  const person = 'Codertocat <21031067+Codertocat@users.noreply.github.com>';
  expect(repository.git('log', '-1', '--format=%an <%ae>%n%cn <%ce>%n%B').trim()).toBe(
    [person, person, 'Slots (#1)', '', close].join('\n'),
  );

  const undo = undoIssue(comment);
  expect(undo.title).toBe('Undo');
  expect(undo.body).toContain(`\r\n\`\`\`\r\nnpm run slots -- undo ${repository.head()}\r\n\`\`\``);
  expect(await repository.runWorkflow(undo)).toMatchObject({ code: 0, stderr: '' });
  expect(repository.season()).toBe(seasonText);
  expect(repository.comments().at(-1)).toContain(
    'Opened: 2025-07-15..2025-07-16 9:00 AM, 9:30 AM.',
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
      'A time that was already closed may be another family’s lesson. If it cannot take place, text that family. If a request asked for it, offer another time.',
      'Closed: 2025-07-17 10:00 AM.',
      'Closed: 2025-07-15 10:00 AM.',
      'Skipped: 2025-07-14 (no times).',
    ].join('\n'),
  );
  expect(repository.closed()).toHaveLength(3);
});

test('an old link to undo changes nothing, and says by which commits the season was changed since', async ({
  repository,
}) => {
  await repository.runWorkflow(issue);
  const undo = undoIssue(repository.comments()[0]);
  const first = repository.head().slice(0, 7);
  repository.commit(repository.season().replace('"available": true', '"available": false'));
  const season = repository.season();
  await repository.runWorkflow(undo);
  expect(repository.season()).toBe(season);
  await repository.runWorkflow({ ...undo, homepage: 'https://swim.example.com' });
  expect(repository.comments().at(-1)).toContain(
    '\n\nAll your times: https://swim.example.com/instructor\n\n',
  );
  expect(repository.comments().at(-2)).toContain(
    `Nothing was changed.\n\nThe season was changed since ${first}, by ${repository.head().slice(0, 7)}. Only the last change can be undone. Close or open the times on /instructor instead.`,
  );
});

test('an issue replaces the season, and Undo restores the one before', async ({ repository }) => {
  const before = seasonText.replaceAll(
    '"9:00 AM", "available": true',
    '"9:00 AM", "available": false',
  );
  repository.commit(before);
  // The file of this season is larger than 1 MiB.
  const line = 'npm run season -- 2099-01-01 2100-12-31 --from "6:00 AM" --to "11:30 PM"';
  await repository.runWorkflow(issueWith(line));
  const [comment = ''] = repository.comments();
  expect(comment).toContain('New season: 2099-01-01 to 2100-12-31, 730 days, 26,280 slots.\n');
  expect(comment).toContain('Dropped, because it is over: 2025-07-15..2025-08-31 9:00 AM.');
  expect(repository.git('log', '-1', '--format=%b').trim()).toBe(line);
  await repository.runWorkflow(undoIssue(comment));
  expect(repository.season()).toBe(before);
});

test('one comment lists what is wrong, and nothing is changed', async ({ repository }) => {
  const run = (...lines: readonly string[]) => repository.runWorkflow(issueWith(...lines));
  for (const [lines, ...problems] of [
    [[close, 'npm run slots -- close 2025-07-14'], 'Command 2: 2025-07-14 has no times.'],
    [
      [close, 'npm run slots -- colse', 'Thanks!', 'npm run slots -- close 2025-07-16 "9:00 AM'],
      'Command 2: The first word must be',
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
    expect(comment).toMatch(/\n\nTo try again, open a new issue\.$/);
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
