import { expect } from '@playwright/test';
import { seasonText } from '../commands/season-fixture';
import { prefilledIssue, issueFromUrl } from './webhook';
import { test } from './workflow-fixture';

const issue = prefilledIssue({
  dates: ['2025-07-15', '2025-07-16'],
  times: ['9:00 AM', '9:30 AM'],
});

test('an issue takes times off in its author’s name, and the comment’s link gives them back', async ({
  repository,
}) => {
  const { code, stderr } = await repository.runWorkflow(issue);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(repository.taken()).toEqual([
    '2025-07-15 9:00 AM',
    '2025-07-15 9:30 AM',
    '2025-07-16 9:00 AM',
    '2025-07-16 9:30 AM',
  ]);
  expect(repository.git('diff', '--numstat', 'HEAD~1', 'HEAD')).toBe('4\t4\tdata/timeslots.json\n');

  const [comment = ''] = repository.comments();
  expect(comment).toMatch(/^2025-07-15 9:00 AM is now taken\.\n2025-07-15 9:30 AM is now taken/);
  expect(comment).toContain(`Committed as ${repository.git('rev-parse', 'HEAD').trim()}.`);
  expect(repository.github.calls.at(-1)).toEqual({
    method: 'PATCH',
    path: '/issues/1',
    body: { state: 'closed', state_reason: 'completed' },
  });

  const person = 'Codertocat <21031067+Codertocat@users.noreply.github.com>';
  expect(repository.git('log', '-1', '--format=%an <%ae>%n%cn <%ce>%n%B').trim()).toBe(
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
  const giveBack = issueFromUrl(back);
  expect(giveBack.title).toBe('Give times back (K7Q2M)');
  expect(await repository.runWorkflow(giveBack)).toMatchObject({ code: 0, stderr: '' });
  expect(repository.season()).toBe(seasonText);
  expect(repository.comments().at(-1)).toContain('2025-07-16 9:30 AM is now free.');
  expect(repository.comments().at(-1)).toContain(
    '[Take these times off again](https://github.com/',
  );
});

test('one comment lists every problem or describes a broken season, and nothing is changed', async ({
  repository,
}) => {
  await repository.runWorkflow(issue);
  const before = repository.season();
  const dates = ['2025-07-14', '2025-07-16'];
  expect(await repository.runWorkflow(prefilledIssue({ dates }))).toMatchObject({
    code: 0,
    stderr: '',
  });
  expect(repository.comments().at(-1)).toBe(
    '2025-07-14 has no slots.\n2025-07-16 9:00 AM is already taken.\nNothing was changed.\n\nTo try again, open a new issue.',
  );
  expect(repository.season()).toBe(before);
  expect(repository.github.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);

  const broken = seasonText.replace('"available": true }', '"available": ture }');
  repository.commit(broken);
  expect((await repository.runWorkflow(issue)).code).toBe(0);
  expect(repository.comments().at(-1)).toContain("cannot be read: Unexpected token 'u'");
  expect(repository.season()).toBe(broken);
});
