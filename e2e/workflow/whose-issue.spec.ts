import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { newIssueUrl } from '@/lib/github/slots-issue';
import { seasonText } from '../commands/season-file';
import { issueOf } from './webhook';
import { test } from './workflow-test';

const issue = issueOf(
  newIssueUrl('Codertocat/Hello-World', {
    action: 'take',
    dates: ['2025-07-15'],
    times: ['9:00 AM'],
    reference: 'K7Q2M',
  }),
);

for (const permission of ['admin', 'write']) {
  test(`who has ${permission} access may take times off`, async ({ school }) => {
    school.github.permissions.set('a-friend', permission);
    await school.open({ ...issue, author: 'a-friend' });
    expect(school.taken()).toEqual(['2025-07-15 9:00 AM']);
    expect(school.git('log', '-1', '--format=%an').trim()).toBe('a-friend');
  });
}

for (const permission of ['read', 'none', '']) {
  test(`who has ${permission || 'no'} access gets nothing at all`, async ({ school }) => {
    school.github.permissions.set('a-stranger', permission);
    const { code, stderr } = await school.open({ ...issue, author: 'a-stranger' });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const asked = { method: 'GET', path: '/collaborators/a-stranger/permission', body: null };
    expect(school.github.calls).toEqual([asked]);
    expect(school.season()).toBe(seasonText);
  });
}

test('where GitHub does not say who may write, nothing is done', async ({ school }) => {
  school.github.hooks.set('GET /collaborators/Codertocat/permission', async () => 500);
  const { code, stderr } = await school.open(issue);
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('status 500') });
  expect(school.comments()).toEqual([]);
  expect(school.season()).toBe(seasonText);
});

test('an issue about anything else gets nothing at all', async ({ school }) => {
  const { body } = issue;
  expect(await school.open({ title: 'Spelling error', body })).toMatchObject({ code: 0 });
  expect(await school.open({ title: 'Spelling error', body: null })).toMatchObject({ code: 0 });
  expect(school.github.calls).toEqual([]);
  expect(school.season()).toBe(seasonText);
});

test('an issue that tries to break out gets a sentence', async ({ school }, testInfo) => {
  const broken = testInfo.outputPath('broken-out');
  for (const body of [
    null,
    `Days: $(touch ${broken})\nTimes: \`touch ${broken}\`\nReference: ; touch ${broken}`,
    `Days: 2025-07-15\nTimes: 9:00 AM\nReference: K7Q2M\n\${{ github.token }}\n::set-output name=a::b`,
  ]) {
    expect(await school.open({ title: issue.title, body })).toMatchObject({ code: 0, stderr: '' });
    expect(school.comments().at(-1)).toMatch(
      /^- (The text must|Write real days)[^$`]+ open a new issue\.$/,
    );
  }
  expect(existsSync(broken)).toBe(false);
  expect(school.season()).toBe(seasonText);
});
