import { expect } from '@playwright/test';
import { seasonText } from '../commands/season-file';
import { issueFor, issueOf } from './webhook';
import { test } from './workflow-test';

const issue = issueFor({ dates: ['2025-07-15', '2025-07-16'], times: ['9:00 AM', '9:30 AM'] });

test('an issue takes times off in its author’s name, and the comment’s link gives them back', async ({
  school,
}) => {
  const { code, stderr } = await school.open(issue);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(school.taken()).toEqual([
    '2025-07-15 9:00 AM',
    '2025-07-15 9:30 AM',
    '2025-07-16 9:00 AM',
    '2025-07-16 9:30 AM',
  ]);
  expect(school.git('diff', '--numstat', 'HEAD~1', 'HEAD')).toBe('4\t4\tdata/timeslots.json\n');

  const [comment = ''] = school.comments();
  expect(comment).toMatch(/^2025-07-15 9:00 AM is now taken\.\n2025-07-15 9:30 AM is now taken/);
  expect(comment).toContain(`Committed as ${school.git('rev-parse', 'HEAD').trim()}.`);
  expect(school.github.calls.at(-1)).toEqual({
    method: 'PATCH',
    path: '/issues/1',
    body: { state: 'closed', state_reason: 'completed' },
  });

  const person = 'Codertocat <21031067+Codertocat@users.noreply.github.com>';
  expect(school.git('log', '-1', '--format=%an <%ae>%n%cn <%ce>%n%B').trim()).toBe(
    [
      person,
      person,
      'Slots: take times off (K7Q2M)',
      '',
      'Days: 2025-07-15, 2025-07-16',
      'Times: 9:00 AM, 9:30 AM',
    ].join('\n'),
  );

  const [, back = ''] = /\[Give these times back\]\((\S+)\)$/.exec(comment) ?? [];
  const giveBack = issueOf(back);
  expect(giveBack.title).toBe('Give times back (K7Q2M)');
  expect(await school.open(giveBack)).toMatchObject({ code: 0, stderr: '' });
  expect(school.season()).toBe(seasonText);
  expect(school.comments().at(-1)).toContain('2025-07-16 9:30 AM is now free.');
  expect(school.comments().at(-1)).toContain('[Take these times off again](https://github.com/');
});

test('one comment lists every problem or describes a broken season, and nothing is changed', async ({
  school,
}) => {
  await school.open(issue);
  const before = school.season();
  const dates = ['2025-07-14', '2025-07-16'];
  expect(await school.open(issueFor({ dates }))).toMatchObject({ code: 0, stderr: '' });
  expect(school.comments().at(-1)).toBe(
    '2025-07-14 has no slots.\n2025-07-16 9:00 AM is already taken.\nNothing was changed.\n\nTo try again, open a new issue.',
  );
  expect(school.season()).toBe(before);
  expect(school.github.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);

  const broken = seasonText.replace('"available": true }', '"available": ture }');
  school.commit(broken);
  expect((await school.open(issue)).code).toBe(0);
  expect(school.comments().at(-1)).toContain("cannot be read: Unexpected token 'u'");
  expect(school.season()).toBe(broken);
});
