import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { seasonText } from '../commands/season-fixture';
import { prefilledIssue } from './webhook';
import { test } from './workflow-fixture';

const issue = prefilledIssue();

test('only an issue from an author with write access is answered, and the commit has their name', async ({
  repository,
}) => {
  const { permissions, calls } = repository.github;
  for (const permission of ['read', '']) {
    permissions.set('a-friend', permission);
    const ended = await repository.runWorkflow({ ...issue, author: 'a-friend' });
    expect(ended).toMatchObject({ code: 0, stderr: '' });
  }
  const call = { method: 'GET', path: '/collaborators/a-friend/permission', body: null };
  expect(calls).toEqual([call, call]);
  expect(repository.season()).toBe(seasonText);

  permissions.set('a-friend', 'admin');
  await repository.runWorkflow({ ...issue, author: 'a-friend' });
  expect(repository.git('log', '-1', '--format=%an').trim()).toBe('a-friend');
  expect(repository.taken()).toEqual(['2025-07-15 9:00 AM']);
});

test('nothing is changed when GitHub does not say who may write', async ({ repository }) => {
  repository.github.hooks.set('GET /collaborators/Codertocat/permission', async () => 500);
  const { code, stderr } = await repository.runWorkflow(issue);
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('status 500') });
  expect(repository.comments()).toEqual([]);
  expect(repository.season()).toBe(seasonText);
});

test('an issue that contains commands is rejected, and no command runs', async ({
  repository,
}, testInfo) => {
  const broken = testInfo.outputPath('broken-out');
  const body = [
    `Days: $(touch ${broken})\nTimes: \`touch ${broken}\`\nReference: ; touch ${broken}`,
    '${{ github.token }}\n::set-output name=a::b',
  ].join('\n');
  expect(await repository.runWorkflow({ title: issue.title, body })).toMatchObject({
    code: 0,
    stderr: '',
  });
  expect(repository.comments()).toEqual([
    expect.stringMatching(
      /^Nothing was changed, because the issue cannot be read\. [^$`]+ open a new issue\.$/,
    ),
  ]);
  expect(existsSync(broken)).toBe(false);
  expect(repository.season()).toBe(seasonText);
});
