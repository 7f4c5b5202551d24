import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { seasonText } from '../commands/season-file';
import { issueFor } from './webhook';
import { test } from './workflow-test';

const issue = issueFor();

test('only an issue from someone who may write is answered, in their own name', async ({
  school,
}) => {
  const { permissions, calls } = school.github;
  for (const permission of ['read', '']) {
    permissions.set('a-friend', permission);
    const ended = await school.open({ ...issue, author: 'a-friend' });
    expect(ended).toMatchObject({ code: 0, stderr: '' });
  }
  const call = { method: 'GET', path: '/collaborators/a-friend/permission', body: null };
  expect(calls).toEqual([call, call]);
  expect(school.season()).toBe(seasonText);

  permissions.set('a-friend', 'admin');
  await school.open({ ...issue, author: 'a-friend' });
  expect(school.git('log', '-1', '--format=%an').trim()).toBe('a-friend');
  expect(school.taken()).toEqual(['2025-07-15 9:00 AM']);
});

test('nothing is changed when GitHub does not say who may write', async ({ school }) => {
  school.github.hooks.set('GET /collaborators/Codertocat/permission', async () => 500);
  const { code, stderr } = await school.open(issue);
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('status 500') });
  expect(school.comments()).toEqual([]);
  expect(school.season()).toBe(seasonText);
});

test('commands in the text of an issue are rejected with one sentence', async ({
  school,
}, testInfo) => {
  const broken = testInfo.outputPath('broken-out');
  const body = [
    `Days: $(touch ${broken})\nTimes: \`touch ${broken}\`\nReference: ; touch ${broken}`,
    '${{ github.token }}\n::set-output name=a::b',
  ].join('\n');
  expect(await school.open({ title: issue.title, body })).toMatchObject({ code: 0, stderr: '' });
  expect(school.comments()).toEqual([
    expect.stringMatching(
      /^Nothing was changed, because the issue cannot be read\. [^$`]+ open a new issue\.$/,
    ),
  ]);
  expect(existsSync(broken)).toBe(false);
  expect(school.season()).toBe(seasonText);
});
