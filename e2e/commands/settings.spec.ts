import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { projectRoot } from '../run/project-root';
import { runNode } from './project';

/** A module reads the settings once, so the program imports a new one for each environment. */
const program = `
  const found = [];
  for (const settings of JSON.parse(process.argv[1])) {
    process.env = settings;
    const module = await import('./lib/settings/environment.ts?' + found.length);
    const [problem] = module.readEnvironment().problems;
    found.push({ problem: problem?.sentence, repository: module.repository() });
  }
  console.log(JSON.stringify(found));
`;

const foundSchema = z.array(
  z.strictObject({ problem: z.string().optional(), repository: z.string().optional() }),
);

/** Reads each environment. @returns the first problem of each, and the repository that its pages link to */
async function read(environments: readonly Readonly<Record<string, string>>[]) {
  const node = ['--conditions=react-server', '--import', 'tsx', '--input-type=module', '--eval'];
  const args = [...node, program, JSON.stringify(environments)];
  const { stdout, stderr } = await runNode(args, {}, projectRoot);
  expect(stderr).toBe('');
  return foundSchema.parse(JSON.parse(stdout));
}

const notAnOrigin =
  'SITE_URL is not an origin such as https://swim.example.com. It cannot have a path, query, fragment, user name or password.';
const notARepository = 'SITE_REPOSITORY is not owner/name, such as swim-school/website.';

test('a setting that pages contain has one form, and a problem does not repeat its value', async () => {
  const cases = [
    [{ SITE_URL: 'https://Swim.example.com:8443/' }, undefined],
    [{ SITE_URL: 'swim.example.com' }, notAnOrigin],
    [{ SITE_URL: 'https://swim.example.com/swim' }, notAnOrigin],
    [{ SITE_URL: 'https://swim.example.com/?page=1' }, notAnOrigin],
    [{ SITE_URL: 'https://swim.example.com/#calendar' }, notAnOrigin],
    [{ SITE_URL: 'https://jane:secret@swim.example.com' }, notAnOrigin],
    [{ SITE_REPOSITORY: 'https://github.com/swim-school/website' }, notARepository],
    [{ SITE_REPOSITORY: 'swim-school/..' }, notARepository],
    [{ WEB_VITALS_URL: '/vitals' }, undefined],
    [
      { WEB_VITALS_URL: '//vitals.example.com' },
      'WEB_VITALS_URL is neither a path nor a URL such as https://vitals.example.com/collect.',
    ],
  ] as const;
  const found = await read(cases.map(([settings]) => settings));
  expect(found.map(({ problem }) => problem)).toEqual(cases.map(([, problem]) => problem));
});

const onVercel = {
  VERCEL_GIT_PROVIDER: 'github',
  VERCEL_GIT_REPO_OWNER: 'swim-school',
  VERCEL_GIT_REPO_SLUG: 'website',
};

test('pages link to the repository on GitHub that Vercel builds, or else to SITE_REPOSITORY', async () => {
  const cases = [
    [{}, undefined],
    [onVercel, 'swim-school/website'],
    [{ SITE_REPOSITORY: '"ana-b/swim.site"' }, 'ana-b/swim.site'],
    [{ ...onVercel, SITE_REPOSITORY: 'a/b' }, 'swim-school/website'],
    [{ ...onVercel, VERCEL_GIT_PROVIDER: 'gitlab', SITE_REPOSITORY: 'a/b' }, 'a/b'],
  ] as const;
  const found = await read(cases.map(([settings]) => settings));
  expect(found.map(({ repository }) => repository)).toEqual(cases.map(([, name]) => name));
});
