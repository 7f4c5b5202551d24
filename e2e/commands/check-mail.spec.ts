import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Ended } from '@/lib/commands/run-command';
import { account } from '../inbox/account.mjs';
import { test as base } from '../inbox/inbox-fixture';
import { siteEnvironment } from '../run/site-environment.mjs';
import { resendEnvironment } from '../support/own-site';
import { copyProject, runScript } from './run-script';

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
      const ended = await runScript('check:mail', { args, environment });
      const values = Object.values(environment).filter((value) => value.length > 1);
      for (const value of values) expect(ended.stdout + ended.stderr).not.toContain(value);
      return ended;
    });
  },
});

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

test('settings come from .env.local, and Resend is left alone where it is not set up', async ({
  inbox,
  emailJs,
}, testInfo) => {
  const directory = testInfo.outputPath('project');
  copyProject(directory);
  const lines = Object.entries(emailJs).map(([name, value]) => `${name}=${value}`);
  writeFileSync(join(directory, '.env.local'), lines.join('\n'));
  const { code, stdout } = await runScript('check:mail', { directory });
  expect(code).toBe(0);
  expect(stdout).toContain('Resend is not set up; it is optional.');
  expect((await inbox.requests()).map(({ provider }) => provider)).toEqual(['emailjs']);
});

const nowhere = 'http://127.0.0.1:47999';

for (const [settings, emailJsSentence, resendSentence] of [
  [
    { EMAILJS_USER_ID: 'wrong', RESEND_API_KEY: 're_wrong' },
    'EMAILJS_USER_ID is not a public key',
    'RESEND_API_KEY is not a key that Resend knows',
  ],
  [
    { EMAILJS_SERVICE_ID: 'wrong', RESEND_API_KEY: '' },
    'EMAILJS_SERVICE_ID names no service',
    'Resend was not asked. Resend needs a key',
  ],
  [
    { EMAILJS_TEMPLATE_ID: 'wrong', RESEND_FROM: '' },
    'EMAILJS_TEMPLATE_ID names no template',
    'Resend needs a sender: set RESEND_FROM.',
  ],
  [
    { EMAILJS_PRIVATE_KEY: 'wrong', RESEND_BASE_URL: 'resend' },
    'EMAILJS_PRIVATE_KEY is not this',
    'RESEND_BASE_URL is not an address',
  ],
  [
    { INSTRUCTOR_EMAIL: '' },
    'set INSTRUCTOR_EMAIL, and write {{to_email}}',
    'Resend needs a recipient: set INSTRUCTOR_EMAIL.',
  ],
  [
    { EMAILJS_ORIGIN: nowhere, RESEND_BASE_URL: nowhere },
    'EMAILJS_ORIGIN right?',
    'RESEND_BASE_URL right?',
  ],
  [
    { EMAILJS_USER_ID: '', RESEND_API_KEY: '••••••••' },
    'EmailJS was not asked. The user ID is required',
    'RESEND_API_KEY holds the dots that hide a key',
  ],
] as const) {
  test(`nothing is taken with ${new URLSearchParams(settings)}, and the settings are named`, async ({
    inbox,
    both,
    check,
  }) => {
    const { code, stderr } = await check({ ...both, ...settings });
    expect(code).toBe(1);
    expect(stderr).toContain(emailJsSentence);
    expect(stderr).toContain(resendSentence);
    expect(await inbox.messages()).toEqual([]);
  });
}

test('what comes too late or breaks off may have been sent, and the other provider takes its own', async ({
  inbox,
  both,
  check,
}) => {
  await inbox.injectFault({ kind: 'stall', provider: 'emailjs' });
  const late = await check(both);
  expect(late.code).toBe(1);
  expect(late.stderr).toMatch(
    /EmailJS gave no answer .* did not answer in time.* sent the test all/,
  );
  expect(late.stdout).toContain('Resend took the test.');

  await inbox.removeFaults();
  await inbox.injectFault({ kind: 'reset', provider: 'resend' });
  const broken = await check(both);
  expect(broken.code).toBe(1);
  expect(broken.stderr).toMatch(/Resend .* connection broke \(ECONNRESET\).* sent the test all/);
  expect(broken.stdout).toContain('EmailJS took the test.');
});

test('an unknown answer is quoted on one line, without the keys that it echoes', async ({
  inbox,
  both,
  check,
}) => {
  const echoed = `No\u001b[31m\n${account.privateKey} of ${account.resendKey} ${'x'.repeat(900)}`;
  await inbox.injectFault({ kind: 'answer', status: 418, text: echoed });
  const { code, stderr } = await check(both);
  expect(code).toBe(1);
  expect(stderr).toContain('EmailJS did not take the test (status 418). It said "No [31m [hidden]');
  expect(stderr).toContain('…", which this command does not know.');
  expect(stderr.trimEnd().split('\n')).toHaveLength(2);
  expect(stderr).not.toContain('\u001b');
});

test('a dry run lists what is set, names what is missing or hardly meant, and sends nothing', async ({
  inbox,
  both,
  check,
}) => {
  const whole = await check(both, '--dry-run');
  expect(whole).toMatchObject({ code: 0, stderr: '' });
  expect(whole.stdout).toMatch(/^EMAILJS_USER_ID +set$/m);
  expect(whole.stdout).toMatch(/^EMAILJS_ORIGIN +set: calls go there, and not to the provider$/m);

  const wanting = { EMAILJS_SERVICE_ID: '', RESEND_API_KEY: '', EMAILJS_PRIVATE_KEY: '••••••••' };
  const { code, stdout, stderr } = await check({ ...both, ...wanting }, '--dry-run');
  expect(code).toBe(1);
  expect(stdout).toMatch(/^EMAILJS_SERVICE_ID +not set \(required\)$/m);
  expect(stderr.trimEnd().split('\n')).toEqual([
    'The service ID is required: set EMAILJS_SERVICE_ID.',
    'Resend needs a key: set RESEND_API_KEY.',
    'EMAILJS_PRIVATE_KEY holds the dots that hide a key: show the key, then copy it.',
  ]);

  for (const typed of ['--dryrun', 'emailjs']) {
    expect(await check(both, typed)).toMatchObject({ code: 2, stdout: '' });
  }
  expect(await inbox.requests()).toEqual([]);
});
