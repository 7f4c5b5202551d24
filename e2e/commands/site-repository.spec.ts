import { expect } from '@playwright/test';
import { projectRoot } from '../run/project-root';
import { runNode, test } from './project';

const onVercel = {
  VERCEL_GIT_PROVIDER: 'github',
  VERCEL_GIT_REPO_OWNER: 'swim-school',
  VERCEL_GIT_REPO_SLUG: 'website',
};

const program = `
  import { repository } from '@/lib/settings/environment';
  console.log(repository());
`;

for (const [target, settings, repository] of [
  ['no repository', {}, undefined],
  ['the repository that Vercel builds', onVercel, 'swim-school/website'],
  ['SITE_REPOSITORY', { SITE_REPOSITORY: '"ana-b/swim.site"' }, 'ana-b/swim.site'],
  [
    'Vercel’s before SITE_REPOSITORY',
    { ...onVercel, SITE_REPOSITORY: 'a/b' },
    'swim-school/website',
  ],
  [
    'SITE_REPOSITORY if Vercel builds one that is not on GitHub',
    { ...onVercel, VERCEL_GIT_PROVIDER: 'gitlab', SITE_REPOSITORY: 'a/b' },
    'a/b',
  ],
] as const) {
  test(`the pages link to ${target}`, async () => {
    const node = ['--conditions=react-server', '--import', 'tsx', '--input-type=module', '--eval'];
    const { stdout, stderr } = await runNode([...node, program], settings, projectRoot);
    expect({ stdout, stderr }).toEqual({ stdout: `${repository}\n`, stderr: '' });
  });
}
