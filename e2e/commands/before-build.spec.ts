import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { clockTime } from '@/lib/season/clock-time';
import { addDays } from '@/lib/season/iso-date';
import { formatSeason } from '@/lib/commands/season-file';
import { account } from '../inbox/account.mjs';
import { siteEnvironment } from '../run/site-environment.mjs';
import { copyProject, runScript } from './run-script';
import { expectRefused, shipped } from './season-copy';

/** A test with a project of its own, whose season it may break. */
const test = base.extend<{ project: { directory: string; season: (text: string) => void } }>({
  project: async ({}, provide, testInfo) => {
    const directory = testInfo.outputPath('project');
    copyProject(directory);
    await provide({
      directory,
      season: (text) => writeFileSync(join(directory, 'data/timeslots.json'), text),
    });
  },
});

const line25 = '    { "time": "1:00 PM", "available": true },';
const editLine25 = (edit: (line: string) => string) => shipped.replace(line25, edit(line25));

for (const [slip, text, sentence] of [
  ['a missing comma', editLine25((line) => line.slice(0, -1)), 'line 25: a comma is missing'],
  [
    'a comma after the last slot',
    shipped.replace('"7:30 PM", "available": true }', '"7:30 PM", "available": true },'),
    'line 36: the comma before the closing ] is one too many.',
  ],
  ['a misspelt word', editLine25((line) => line.replace('true', 'flase')), 'line 25: flase must'],
  ['a capital letter', editLine25((line) => line.replace('true', 'False')), 'line 25: False must'],
  [
    "a phone's quotation marks",
    editLine25((line) => line.replaceAll('"', '”')),
    'line 25: the quotation marks must be straight ones',
  ],
  [
    'a lost quotation mark',
    editLine25((line) => line.replace('"available"', '"available')),
    'line 25: a quotation mark is missing.',
  ],
  [
    "a time's lost closing quotation mark",
    editLine25((line) => line.replace('PM"', 'PM')),
    'line 25: a quotation mark is missing.',
  ],
  [
    "a name's lost opening quotation mark",
    editLine25((line) => line.replace('"time', 'time')),
    'line 25: a quotation mark is missing.',
  ],
  [
    'a lone quotation mark in place of a time',
    editLine25((line) => line.replace('"1:00 PM"', '"')),
    'line 25: a quotation mark is missing.',
  ],
  ['a lost brace', editLine25((line) => line.replace(' }', '')), 'line 26: a name in'],
  ['an end cut off', shipped.slice(0, -3), 'ends before its last'],
  [
    'a conflict left in it',
    editLine25((line) => `<<<<<<< HEAD\n${line}`),
    'line 25: a value is expected where <<<<<<< stands.',
  ],
  [
    'a day twice',
    shipped.replace('"2025-07-02"', '"2025-07-01"'),
    '2025-07-01 stands twice, on lines 2 and 3.',
  ],
] as const) {
  test(`${slip} stops the build with one sentence that names the line`, async ({ project }) => {
    project.season(text);
    expect(text).not.toBe(shipped);
    expectRefused(await runScript('build', [], project), 1, sentence);
  });
}

/** 22 half hours a day from 2025 to 2034: 3.8 MB, far beyond any season. */
function tenYears(): string {
  const slots = Array.from({ length: 22 }, (_, half) => ({
    time: clockTime(540 + half * 30),
    available: true,
  }));
  const days = Array.from(
    { length: 3652 },
    (_, day) => [addDays('2025-01-01', day), slots] as const,
  );
  return formatSeason(new Map(days));
}

test('ten years that are right need no word', async ({ project }) => {
  project.season(tenYears());
  const ended = await runScript('build', [], { ...project, environment: siteEnvironment('') });
  expect(ended).toEqual({ code: 0, stdout: '', stderr: '' });
});

test('a slip in the last slot of ten years is named by its line', async ({ project }) => {
  const text = tenYears();
  const lastSlot = text.trimEnd().split('\n').length - 2;
  project.season(text.replace(/\}(\s+\]\s+\}\s+)$/, '},$1'));
  const sentence = `line ${lastSlot}: the comma before the closing ] is one too many.`;
  expectRefused(await runScript('build', [], project), 1, sentence);
});

test('a season that is right, and settings that are whole, need no word', async ({ project }) => {
  const environment = siteEnvironment('');
  const ended = await runScript('build', [], { ...project, environment });
  expect(ended).toEqual({ code: 0, stdout: '', stderr: '' });
});

test('what is missing is named, once, and stops no build', async ({ project }) => {
  const environment = {
    EMAILJS_USER_ID: 'a',
    EMAILJS_TEMPLATE_ID: 'b',
    RESEND_FROM: 'a@b.example',
  };
  const ended = await runScript('build', [], { ...project, environment });
  expect(ended).toMatchObject({ code: 0, stdout: '' });
  expect(ended.stderr.trimEnd().split('\n')).toEqual([
    'Not set here, and needed where the site runs:',
    '  The service ID is required: set EMAILJS_SERVICE_ID.',
    '  Resend needs a key: set RESEND_API_KEY.',
    '  Resend needs a recipient: set INSTRUCTOR_EMAIL.',
  ]);
});

test('settings that are hardly meant are named', async ({ project }) => {
  const environment = {
    ...siteEnvironment(''),
    EMAILJS_PRIVATE_KEY: '••••••••••••',
    INSTRUCTOR_EMAIL: 'instructor',
    MAIL_DEADLINE_SECONDS: '30',
  };
  const { code, stderr } = await runScript('build', [], { ...project, environment });
  expect(code).toBe(0);
  expect(stderr).toContain('EMAILJS_PRIVATE_KEY holds the dots that hide a key');
  expect(stderr).toContain('INSTRUCTOR_EMAIL is not an email address.');
  expect(stderr).toContain('MAIL_DEADLINE_SECONDS is not from 0.5 to 9');
});

test('with no setting at all, everything that is needed is named', async ({ project }) => {
  const { code, stderr } = await runScript('build', [], project);
  expect(code).toBe(0);
  expect(stderr.trimEnd().split('\n')).toEqual([
    'Not set here, and needed where the site runs:',
    '  The user ID is required: set EMAILJS_USER_ID.',
    '  The service ID is required: set EMAILJS_SERVICE_ID.',
    '  The template ID is required: set EMAILJS_TEMPLATE_ID.',
    '  The recipient is required, unless the template has one: set INSTRUCTOR_EMAIL.',
  ]);
});

const key = { EMAILJS_PRIVATE_KEY: 'not-so-secret' };

for (const [what, settings, sentence] of [
  [
    'an origin without a scheme',
    { EMAILJS_ORIGIN: 'api.emailjs.com' },
    'EMAILJS_ORIGIN is not an address such as https://example.com.',
  ],
  [
    'a private key that would travel in the open',
    { ...key, EMAILJS_ORIGIN: 'http://mail.example.com' },
    'EMAILJS_ORIGIN begins with http:, so EMAILJS_PRIVATE_KEY travels unencrypted.',
  ],
  [
    'one address of several that is none',
    { INSTRUCTOR_EMAIL: 'ana@example.com, Ben <ben@example.com>, carl' },
    'Address 3 of INSTRUCTOR_EMAIL is not an email address.',
  ],
  [
    'a limit that is none',
    { REQUESTS_PER_DAY: '30/3600' },
    'REQUESTS_PER_DAY is neither a whole number nor "off"; its default is used.',
  ],
  [
    'a Redis that is none',
    { REDIS_URL: 'not-so-secret:6379' },
    'REDIS_URL is not a redis:// or rediss:// URL, so it is not used.',
  ],
] as const) {
  test(`${what} is named, in one sentence and without its value`, async ({ project }) => {
    const environment = { ...siteEnvironment(''), ...settings };
    const { code, stderr } = await runScript('build', [], { ...project, environment });
    expect(code).toBe(0);
    expect(stderr).toBe(`A setting looks wrong. ${sentence}\n`);
  });
}

test('a private key may go to an inbox on this machine without encryption', async ({ project }) => {
  const environment = { ...siteEnvironment('http://127.0.0.1:4310'), ...key };
  const ended = await runScript('build', [], { ...project, environment });
  expect(ended).toEqual({ code: 0, stdout: '', stderr: '' });
});

test('settings are read from .env.local, as Next reads it', async ({ project }) => {
  const lines = [
    `EMAILJS_USER_ID=${account.userId}`,
    'EMAILJS_SERVICE_ID="service" # a note',
    'EMAILJS_TEMPLATE_ID=$EMAILJS_SERVICE_ID',
    'INSTRUCTOR_EMAIL=instructor@example.com',
  ];
  writeFileSync(join(project.directory, '.env.local'), lines.join('\n'));
  const ended = await runScript('build', [], project);
  expect(ended).toEqual({ code: 0, stdout: '', stderr: '' });
});

test('the build is what npm runs, with this as its first step', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { build: string };
  };
  expect(scripts.build).toMatch(/before-build\.ts && next build$/);
});
