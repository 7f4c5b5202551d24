import { expect } from '@playwright/test';
import { account } from '../inbox/account';
import { siteEnvironment } from '../run/site-environment';
import { phonePhoto } from '../support/phone-photo';
import packageJson from '../../package.json' with { type: 'json' };
import { test } from './project';
import { expectRejected, seasonText } from './season-fixture';

const settings = siteEnvironment('http://127.0.0.1:4310');
const complete = { ...settings, SITE_URL: 'https://swim.example.com' };

test('an invalid season stops the build at its first step', async ({ project }) => {
  project.write('data/timeslots.json', seasonText.replace('"9:00 AM"', '"25:00 AM"'));
  const ended = await project.run('build', complete);
  expectRejected(ended, '2025-07-15, slot 1 {"time":"25:00 AM"');
  expect(packageJson.scripts.build).toMatch(/^node .*main\.ts before-build && next build$/);
});

for (const [name, value, sentence] of [
  ['SITE_URL', 'https://jane:secret@swim.example.com', 'is not an origin such as'],
  ['SITE_REPOSITORY', 'https://github.com/swim-school/website', 'is not owner/name, such as'],
  ['WEB_VITALS_URL', '//own-vitals.example', 'is neither a path nor a URL such as'],
] as const) {
  test(`a wrong ${name} stops the build, and its value is not printed`, async ({ project }) => {
    const ended = await project.run('build', { ...complete, [name]: value });
    expectRejected(ended, `${name} ${sentence}`);
    expect(ended.stderr).not.toContain(value);
  });
}

test('another NODE_ENV stops the build and says what to do', async ({ project }) => {
  const sentence = 'NODE_ENV is test, and a build needs production. Remove NODE_ENV';
  expectRejected(await project.run('build', { ...complete, NODE_ENV: 'test' }), sentence);
});

test('the first build step removes a byte order mark from the season’s file, and prints nothing for valid settings in .env.local', async ({
  project,
}) => {
  const lines = [
    `EMAILJS_USER_ID=${account.userId}`,
    'EMAILJS_SERVICE_ID="service" # a note',
    'EMAILJS_TEMPLATE_ID=$EMAILJS_SERVICE_ID',
    'INSTRUCTOR_EMAIL=instructor@example.com',
    'EMAILJS_ORIGIN=http://127.0.0.1:4310',
    'REQUESTS_PER_DAY=" off "',
    'SITE_URL=https://swim.example.com',
  ];
  project.write('.env.local', lines.join('\n'));
  project.write('data/timeslots.json', `\uFEFF${seasonText}`);
  expect(await project.run('build')).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(project.read('data/timeslots.json')).toBe(seasonText);
});

test('a .env.local in UTF-16 stops the build', async ({ project }) => {
  const lines = Object.entries(complete).map(([name, value]) => `${name}=${value}`);
  project.write('.env.local', Buffer.from(`\uFEFF${lines.join('\n')}`, 'utf16le'));
  const sentence = '.env.local is not in UTF-8. Save it again with the encoding UTF-8.';
  expectRejected(await project.run('build'), sentence);
});

test('the first build step accepts quoted values from the host’s environment', async ({
  project,
}) => {
  const onVercel = { VERCEL: '1', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'kept' };
  const environment = {
    ...complete,
    ...onVercel,
    SITE_URL: 'https://Swim.example.com:8443/',
    REQUESTS_PER_DAY: ' off ',
  };
  const quoted = Object.entries(environment).map(([name, value]) => [name, `"${value}"`]);
  const ended = await project.run('build', Object.fromEntries(quoted));
  expect(ended).toEqual({ code: 0, stdout: '', stderr: '' });
});

const noOrigin =
  'The site’s origin is unknown, so pages have no canonical URL and request emails contain no link to /answer. Set SITE_URL.';

for (const [settingsInWords, environment, lines] of [
  [
    'missing settings',
    {},
    [
      'These settings are missing or invalid on this machine. Set them where the site runs:',
      '  The user ID is required: set EMAILJS_USER_ID.',
      '  The service ID is required: set EMAILJS_SERVICE_ID.',
      '  The template ID is required: set EMAILJS_TEMPLATE_ID.',
      'A setting looks wrong. INSTRUCTOR_EMAIL is not set, so an email arrives only if the provider’s template has a fixed recipient.',
    ],
  ],
  [
    'missing and invalid settings',
    {
      ...siteEnvironment('api.emailjs.com'),
      RESEND_FROM: 'Swim School',
      INSTRUCTOR_EMAIL: 'ana',
      REDIS_URL: 'redis://:not-so-secret@127.0.0.1/mydb',
    },
    [
      'These settings are missing or invalid on this machine. Set them where the site runs:',
      '  EMAILJS_ORIGIN is not an origin such as https://api.example.com.',
      '  Resend needs a key: set RESEND_API_KEY.',
      '  RESEND_FROM contains an invalid email address. In .env.local, a value that contains a # needs quotation marks.',
      '  Resend needs a recipient: set INSTRUCTOR_EMAIL.',
      'A setting looks wrong. INSTRUCTOR_EMAIL contains an invalid email address.',
      'A setting looks wrong. REDIS_URL names a database that is not a number, so it is not used.',
    ],
  ],
  [
    'suspicious settings on Vercel',
    {
      ...settings,
      VERCEL: '1',
      INSTRUCTOR_EMAIL: 'ana@example.com, Ben <ben@example.com>, carl',
      REQUESTS_PER_DAY: '30/3600',
      REQUESTS_PER_INSTANCE: 'many',
      REDIS_URL: 'not-so-secret:6379',
    },
    [
      'A setting looks wrong. INSTRUCTOR_EMAIL contains an invalid email address.',
      'A setting looks wrong. REQUESTS_PER_INSTANCE is neither count/seconds nor "off"; its default is used.',
      'A setting looks wrong. REQUESTS_PER_DAY is neither a whole number from 1 to 999999 nor "off"; its default is used.',
      'A setting looks wrong. REDIS_URL is not a redis:// or rediss:// URL, so it is not used.',
      'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is not set, so forms that are open when a build gets a new key must be reloaded.',
    ],
  ],
] as const) {
  test(`${settingsInWords} do not stop the build and are listed once without their values`, async ({
    project,
  }) => {
    const stderr = [...lines, noOrigin].map((line) => `${line}\n`).join('');
    expect(await project.run('build', environment)).toEqual({ code: 0, stdout: '', stderr });
  });
}

test('a missing time zone and a phone’s photo are noted', async ({ project }) => {
  project.setTimeZone(undefined);
  const pool = 'data/photos/pool-1.jpg';
  project.write(pool, await phonePhoto());
  const { code, stderr } = await project.run('build', complete);
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr:
      'data/site.ts has no timeZone, so calendar entries have none, and some calendars read them as UTC. Set it to a place that has the school’s time, such as "America/New_York".\n' +
      `The site shows clean copies, but these files may tell where they were taken: ${pool}. Run npm run photos, and commit the change.\n`,
  });
  expect((await project.run('photos', {}, '--help')).stdout).toMatch(/^Replaces each photo in /);
});
