import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { account } from '../inbox/account.mjs';
import { test as base } from '../inbox/inbox-fixture';
import { siteEnvironment } from '../run/site-environment.mjs';
import { resendEnvironment } from '../support/own-site';
import { copyProject, runScript, type Ended } from './run-script';

type Settings = Readonly<Record<string, string>>;
type Check = (environment: Settings, ...args: readonly string[]) => Promise<Ended>;

/** The command against an inbox of its own; whatever happens, it prints no setting's value. */
const test = base.extend<{ check: Check; emailJs: Settings; both: Settings }>({
  emailJs: async ({ inbox }, provide) => {
    const privateKey = { EMAILJS_PRIVATE_KEY: account.privateKey };
    await provide({ ...siteEnvironment(inbox.origin), ...privateKey, MAIL_DEADLINE_SECONDS: '2' });
  },
  both: async ({ inbox, emailJs }, provide) => {
    await provide({ ...emailJs, ...resendEnvironment(inbox.origin) });
  },
  check: async ({}, provide) => {
    await provide(async (environment, ...args) => {
      const ended = await runScript('check:mail', args, { environment });
      const values = Object.values(environment).filter((value) => value.length > 1);
      for (const value of values) expect(ended.stdout + ended.stderr).not.toContain(value);
      return ended;
    });
  },
});

const answer = (status: number, text: string) => ({ kind: 'answer', status, text });

test('one marked test goes through each provider, and both say where to look', async ({
  inbox,
  both,
  check,
}) => {
  const { code, stdout, stderr } = await check(both);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const messages = await inbox.messages();
  expect(messages.map(({ provider }) => provider)).toEqual(['emailjs', 'resend']);
  const references = messages.map(({ body }) => /TEST-\d{5}/.exec(JSON.stringify(body))?.[0] ?? '');
  expect(new Set(references).size).toBe(2);
  expect(stdout).toContain(`EmailJS took the test. Look for the reference ${references[0]}`);
  expect(stdout).toContain(`Resend took the test. Look for the reference ${references[1]}`);
  expect(messages[0]?.body).toMatchObject({
    template_params: {
      to_email: 'instructor@example.com',
      message: expect.stringContaining('Nobody has asked for a lesson.'),
      email: 'instructor@example.com',
      phone: '',
      additionalInfo: '',
    },
  });
});

test('Resend is left alone where it is not set up', async ({ inbox, emailJs, check }) => {
  const { code, stdout } = await check(emailJs);
  expect(code).toBe(0);
  expect(stdout).toContain('Resend is not set up; it is optional.');
  expect((await inbox.requests()).map(({ provider }) => provider)).toEqual(['emailjs']);
});

test('each provider is told of by itself: one took it, the other did not', async ({
  inbox,
  both,
  check,
}) => {
  await inbox.injectFault({ ...answer(412, 'Gmail_API: Invalid grant.'), provider: 'emailjs' });
  const { code, stdout, stderr } = await check(both);
  expect(code).toBe(1);
  expect(stderr).toContain('EmailJS did not take the test (status 412).');
  expect(stderr).toContain('connect it again under Email Services');
  expect(stdout).toContain('Resend took the test.');
});

for (const [what, settings, advice] of [
  ['a wrong public key', { EMAILJS_USER_ID: 'wrong' }, 'EMAILJS_USER_ID is not a public key'],
  ['a wrong service', { EMAILJS_SERVICE_ID: 'wrong' }, 'EMAILJS_SERVICE_ID names no service'],
  ['a wrong template', { EMAILJS_TEMPLATE_ID: 'wrong' }, 'EMAILJS_TEMPLATE_ID names no template'],
  ['a wrong private key', { EMAILJS_PRIVATE_KEY: 'wrong' }, 'EMAILJS_PRIVATE_KEY is not this'],
  ['no recipient', { INSTRUCTOR_EMAIL: '' }, 'set INSTRUCTOR_EMAIL, and write {{to_email}}'],
  ['no public key', { EMAILJS_USER_ID: '' }, 'EmailJS was not asked. The user ID is required'],
  [
    'an address without a server',
    { EMAILJS_ORIGIN: 'http://127.0.0.1:47999' },
    'EMAILJS_ORIGIN right',
  ],
  ['an address that is none', { EMAILJS_ORIGIN: 'emailjs' }, 'EMAILJS_ORIGIN is not an address'],
] as const) {
  test(`with ${what}, EmailJS takes nothing and the setting is named`, async ({
    emailJs,
    check,
    inbox,
  }) => {
    const { code, stderr } = await check({ ...emailJs, ...settings });
    expect(code).toBe(1);
    expect(stderr).toContain(advice);
    expect(await inbox.messages()).toEqual([]);
  });
}

for (const [what, settings, advice] of [
  ['a wrong key', { RESEND_API_KEY: 're_wrong' }, 'RESEND_API_KEY is not a key that Resend knows'],
  ['no key', { RESEND_API_KEY: '' }, 'Resend was not asked. Resend needs a key'],
  ['no sender', { RESEND_FROM: '' }, 'Resend needs a sender: set RESEND_FROM.'],
  [
    'a key of dots',
    { RESEND_API_KEY: '••••••••' },
    'RESEND_API_KEY holds the dots that hide a key',
  ],
  ['an address that is none', { RESEND_BASE_URL: 'resend' }, 'RESEND_BASE_URL is not an address'],
] as const) {
  test(`with ${what}, Resend takes nothing and the setting is named`, async ({ both, check }) => {
    const { code, stdout, stderr } = await check({ ...both, ...settings });
    expect(code).toBe(1);
    expect(stdout).toContain('EmailJS took the test.');
    expect(stderr).toContain(advice);
  });
}

test.describe('an account that asks for its private key', () => {
  test.use({ settings: { strict: true } });

  test('gets none, and says where to find it', async ({ emailJs, check }) => {
    const { code, stderr } = await check({ ...emailJs, EMAILJS_PRIVATE_KEY: '' });
    expect(code).toBe(1);
    expect(stderr).toContain('show the key under Account > General before you copy it');
  });
});

test.describe('an account that takes no calls from servers', () => {
  test.use({ settings: { serverCalls: false } });

  test('says which switch to turn', async ({ emailJs, check }) => {
    const { code, stderr } = await check(emailJs);
    expect(code).toBe(1);
    expect(stderr).toContain('switch on "Allow EmailJS API for non-browser applications"');
  });
});

for (const [what, rule, words] of [
  ['no answer in time', { kind: 'stall' }, 'did not answer in time'],
  ['a line that breaks', { kind: 'reset' }, 'The connection broke (ECONNRESET).'],
  ['an outage', answer(503, 'down'), 'EmailJS itself is out of order'],
] as const) {
  test(`${what} leaves open whether a mail was sent, and says so`, async ({
    inbox,
    emailJs,
    check,
  }) => {
    await inbox.injectFault(rule);
    const { code, stderr } = await check(emailJs);
    expect(code).toBe(1);
    expect(stderr).toContain(words);
    expect(stderr).toContain('It may have sent the test all the same: look into the inbox.');
  });
}

test('an unknown answer is quoted on one line, without the keys that it echoes', async ({
  inbox,
  both,
  check,
}) => {
  const echoed = `No\u001b[31m\n${account.privateKey} of ${account.resendKey} ${'x'.repeat(900)}`;
  await inbox.injectFault(answer(418, echoed));
  const { code, stderr } = await check(both);
  expect(code).toBe(1);
  expect(stderr).toContain('EmailJS did not take the test (status 418). It said "No [31m [hidden]');
  expect(stderr).toContain('…", which this command does not know.');
  expect(stderr.trimEnd().split('\n')).toHaveLength(2);
  expect(stderr).not.toContain('\u001b');
});

test('a dry run lists what is set and sends nothing', async ({ inbox, both, check }) => {
  const { code, stdout, stderr } = await check(both, '--dry-run');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^EMAILJS_USER_ID +set$/m);
  expect(stdout).toMatch(/^EMAILJS_ORIGIN +set: calls go there, and not to the provider$/m);
  expect(await inbox.requests()).toEqual([]);
});

test('a dry run names what is missing, half set or hardly meant', async ({ both, check }) => {
  const { code, stdout, stderr } = await check(
    { ...both, EMAILJS_SERVICE_ID: '', RESEND_API_KEY: '', EMAILJS_PRIVATE_KEY: '••••••••' },
    '--dry-run',
  );
  expect(code).toBe(1);
  expect(stdout).toMatch(/^EMAILJS_SERVICE_ID +not set \(required\)$/m);
  expect(stderr.trimEnd().split('\n')).toEqual([
    'The service ID is required: set EMAILJS_SERVICE_ID.',
    'Resend needs a key: set RESEND_API_KEY.',
    'EMAILJS_PRIVATE_KEY holds the dots that hide a key: show the key, then copy it.',
  ]);
});

test('settings come from .env.local where the environment has none', async ({
  inbox,
  emailJs,
}, testInfo) => {
  const directory = testInfo.outputPath('project');
  copyProject(directory);
  const lines = Object.entries(emailJs).map(([name, value]) => `${name}=${value}`);
  writeFileSync(join(directory, '.env.local'), lines.join('\n'));
  const { code } = await runScript('check:mail', [], { directory });
  expect(code).toBe(0);
  expect(await inbox.messages()).toHaveLength(1);
});

for (const [mistake, args] of [
  ['an unknown option', ['--dryrun']],
  ['a word too many', ['emailjs']],
] as const) {
  test(`${mistake} is refused, and nothing is sent`, async ({ inbox, emailJs, check }) => {
    expect(await check(emailJs, ...args)).toMatchObject({ code: 2, stdout: '' });
    expect(await inbox.requests()).toEqual([]);
  });
}

test('--help says what the exit code means', async ({ check }) => {
  const { code, stdout } = await check({}, '--help');
  expect(code).toBe(0);
  expect(stdout).toContain('The exit code is 0 when');
});
