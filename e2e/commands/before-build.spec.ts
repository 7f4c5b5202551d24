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

const noOtherPart = 'It can have no path, query, fragment, user name or password.';
const noOriginAlone = `is not an origin such as https://swim.example.com. ${noOtherPart}`;

for (const [name, value, sentence] of [
  ['SITE_URL', 'swim.example.com', noOriginAlone],
  ['SITE_URL', 'https://swim.example.com/swim', noOriginAlone],
  ['SITE_URL', 'https://swim.example.com/?page=1', noOriginAlone],
  ['SITE_URL', 'https://swim.example.com/#calendar', noOriginAlone],
  ['SITE_URL', 'https://jane:secret@swim.example.com', noOriginAlone],
  ['SITE_REPOSITORY', 'https://github.com/swim-school/website', 'is not owner/name, such as'],
  ['SITE_REPOSITORY', 'swim-school/..', 'is not owner/name, such as swim-school/website.'],
  ['WEB_VITALS_URL', '//vitals.example.com', 'is neither a path nor a URL such as https://'],
] as const) {
  test(`${name}=${value} stops the build`, async ({ project }) => {
    const ended = await project.run('build', { ...complete, [name]: value });
    expectRejected(ended, `${name} ${sentence}`);
    expect(ended.stderr).not.toContain('secret');
  });
}

test('SITE_URL may end in a slash, and have capitals and a port', async ({ project }) => {
  const environment = { ...complete, SITE_URL: 'https://Swim.example.com:8443/' };
  expect(await project.run('build', environment)).toEqual({ code: 0, stdout: '', stderr: '' });
});

test('another NODE_ENV stops the build and says what to do', async ({ project }) => {
  const sentence = 'NODE_ENV is test, and a build needs production. Remove NODE_ENV';
  expectRejected(await project.run('build', { ...complete, NODE_ENV: 'test' }), sentence);
});

test('npm run dev removes a byte order mark from the season’s file', async ({ project }) => {
  project.write('data/timeslots.json', `\uFEFF${seasonText}`);
  expect(await project.run('dev', complete)).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(project.read('data/timeslots.json')).toBe(seasonText);
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
  const environment = { ...complete, ...onVercel, REQUESTS_PER_DAY: ' off ' };
  const quoted = Object.entries(environment).map(([name, value]) => [name, `"${value}"`]);
  const ended = await project.run('build', Object.fromEntries(quoted));
  expect(ended).toEqual({ code: 0, stdout: '', stderr: '' });
});

const noOrigin =
  'The site’s origin is unknown, so pages have no canonical URL and request emails contain no link to /answer. Set SITE_URL.';

for (const [what, environment, lines] of [
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
  test(`${what} do not stop the build and are listed once without their values`, async ({
    project,
  }) => {
    const stderr = [...lines, noOrigin].map((line) => `${line}\n`).join('');
    expect(await project.run('build', environment)).toEqual({ code: 0, stdout: '', stderr });
  });
}

const braces = 'A reply can contain {when}, {leftOut}, {lessons}, {calendar}.';

for (const [mistakes, ...changes] of [
  [
    'wrong and missing values',
    ['lesson-plans', '= 30', '= 22.5', 'lessonMinutes is 22.5. Write a whole number above 0.'],
    [
      'lesson-plans',
      "'daily'",
      "'monthly'",
      'lessonPlans, entry 1, repeats is "monthly". Write "daily", "weekly" or "never".',
    ],
    [
      'lesson-plans',
      '225',
      '0',
      'lessonPlans, entry 1, dollars is 0. Write a whole number above 0.',
    ],
    [
      'lesson-plans',
      '45',
      "'$45'",
      'lessonPlans, entry 2, dollars is "$45". Write a whole number above 0.',
    ],
    ['lesson-plans', "'ages 2 and up'", "' '", 'lessonFacts, entry 2 has no text.'],
    [
      'photos',
      '50% 34%',
      'top',
      'focus, entry 1 is "top". Write two percentages, such as "50% 34%".',
    ],
    ['questions', /answer: .*/, "answer: '',", 'questions, entry 1, answer has no text.'],
    ['questions', /answer: 'We.*/, '', 'questions, entry 2, answer has no text.'],
    ['replies', '{when}', '{ when }', `replies, entry 1, text contains { when }. ${braces}`],
    ['replies', '{lessons}', '{lesson}', `replies, entry 1, text contains {lesson}. ${braces}`],
    ['replies', '{calendar}', '{calendar', `replies, entry 2, text contains {calendar. ${braces}`],
    [
      'site',
      /(timeZone.*) = .*/,
      "$1 = 'EST'",
      'timeZone is "EST". Write a place that has the school’s time, such as "America/New_York", or undefined.',
    ],
    ['site', /footer = .*/, "footer = ''", 'footer has no text.'],
    ['site', "'Certified swim instructor'", "''", 'welcome, facts, entry 1 has no text.'],
    ['site', "'See open days'", "''", 'welcome, callToAction has no text.'],
  ],
  [
    'repeated names',
    ['lesson-plans', '= 30', '= 0', 'lessonMinutes is 0. Write a whole number above 0.'],
    [
      'lesson-plans',
      "'Weekly Plan'",
      "'Week Long Plan'",
      'lessonPlans has two entries with the name "Week Long Plan".',
    ],
    [
      'lesson-plans',
      "'Weekly',",
      "'Week long',",
      'lessonPlans has two entries with the lessonType "Week long".',
    ],
    [
      'questions',
      'What happens when it rains?',
      'May I stay while my child swims?',
      'questions has two entries with the question "May I stay while my child swims?".',
    ],
    [
      'replies',
      "'Sorry, no'",
      "'Another time'",
      'replies has two entries with the label "Another time".',
    ],
  ],
  [
    'empty lists',
    ['lesson-plans', '= 30', '= -30', 'lessonMinutes is -30. Write a whole number above 0.'],
    ['lesson-plans', /Plans = \[.*?^\]/ms, 'Plans = []', 'lessonPlans has no plan.'],
    ['replies', /\[.*\]/s, '[]', 'replies has no reply.'],
  ],
] as const) {
  test(`${mistakes} in the owner’s files stop the build, the demo and a new season, and are named with their places`, async ({
    project,
  }) => {
    const sentences = changes.map(([file, right, wrong, sentence]) => {
      const path = `data/${file}.ts`;
      project.write(path, project.read(path).replace(right, wrong));
      return `${path}: ${sentence}\n`;
    });
    const rejected = { code: 1, stdout: '', stderr: sentences.join('') };
    expect(await project.run('build', complete)).toEqual(rejected);
    // It is the demo's first step too.
    expect(await project.run('dev')).toEqual(rejected);
    const season = ['2026-06-15', '2026-06-16', '--from', '9:00 AM', '--to', '9:45 AM'];
    expect(await project.run('season', {}, ...season)).toEqual(rejected);
  });
}

test('slots closer together than a lesson is long stop the build, are named, and can be planned again', async ({
  project,
}) => {
  const plans = project.read('data/lesson-plans.ts');
  project.write('data/lesson-plans.ts', plans.replace('lessonMinutes = 30', 'lessonMinutes = 50'));
  expectRejected(
    await project.run('build', complete),
    'A lesson lasts 50 minutes (lessonMinutes in data/lesson-plans.ts), and these slots are closer together:\n  2025-07-15 9:00 AM and 2025-07-15 9:30 AM\n',
  );
  const season = (to: string) =>
    project.run('season', {}, '2026-06-15', '2026-06-16', '--from', '12:00 AM', '--to', to);
  const overMidnight = '2026-06-15 11:20 PM and 2026-06-16 12:00 AM\n';
  expectRejected(await season('11:20 PM'), overMidnight);
  expect(await season('10:30 PM')).toMatchObject({ code: 0, stderr: '' });
  expect(await project.run('build', complete)).toEqual({ code: 0, stdout: '', stderr: '' });
});

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
