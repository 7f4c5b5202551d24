import { expect, mergeTests } from '@playwright/test';
import { account } from '../inbox/account';
import { test as inboxTest, type Inbox } from '../inbox/inbox-fixture';
import { siteEnvironment } from '../run/site-environment';
import { resendEnvironment } from '../support/own-site';
import { test as projectTest } from './project';
import { expectRejected } from './season-fixture';

const test = mergeTests(inboxTest, projectTest);

function bothProviders({ origin }: Inbox): Record<string, string> {
  return { ...siteEnvironment(origin), ...resendEnvironment(origin) };
}

test('each provider accepts a test email with its own reference', async ({ inbox, project }) => {
  // Nobody listens at this address; the command does not use Redis.
  const settings = { ...bothProviders(inbox), REDIS_URL: 'redis://127.0.0.1:47999' };
  const { code, stdout, stderr } = await project.run('check:mail', settings);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const messages = await inbox.messages();
  expect(messages.map(({ provider }) => provider)).toEqual(['emailjs', 'resend']);
  const references = messages.map(({ body }) => /TEST-\d{5}/.exec(JSON.stringify(body))?.[0] ?? '');
  expect(new Set(references).size).toBe(2);
  expect(stdout).toContain(`EmailJS accepted the test. Look for the reference ${references[0]}`);
  expect(stdout).toContain(`Resend accepted the test. Look for the reference ${references[1]}`);
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

/** The lines of `.env.local` with these settings. */
function linesOf(settings: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(settings).map(([name, value]) => `${name}=${value}`);
}

const sender = 'Swim School #1 <requests@example.com>';

for (const [prefix, name, provider, body] of [
  ['RESEND_', 'Resend', 'emailjs', { user_id: account.userId }],
  // Replies go to the first valid recipient.
  ['EMAILJS_', 'EmailJS', 'resend', { from: sender, reply_to: 'jane@example.com' }],
] as const) {
  test(`settings are read from .env.local, and ${name} is optional`, async ({ inbox, project }) => {
    const lines = linesOf({
      ...bothProviders(inbox),
      RESEND_FROM: `"${sender}"`,
      INSTRUCTOR_EMAIL: 'Coach coach@example.com, jane@example.com',
    });
    project.write('.env.local', lines.filter((line) => !line.startsWith(prefix)).join('\n'));
    const { code, stdout } = await project.run('check:mail');
    expect(code).toBe(0);
    expect(stdout).toContain(`${name} is not set up. One provider is enough.`);
    expect(await inbox.requests()).toMatchObject([{ provider, body }]);
  });
}

test('a sender that .env.local cuts at a # is refused', async ({ inbox, project }) => {
  const lines = linesOf({ ...bothProviders(inbox), RESEND_FROM: sender });
  project.write('.env.local', lines.join('\n'));
  expect(await project.run('check:mail')).toMatchObject({
    code: 1,
    stderr:
      'Resend was not tested. RESEND_FROM contains an invalid email address. In .env.local, a value that contains a # needs quotation marks.\n',
  });
});

const nowhere = 'http://127.0.0.1:47999';

for (const [changed, ...sentences] of [
  [
    { EMAILJS_USER_ID: 'wrong', RESEND_API_KEY: 're_wrong' },
    'It said "The Public Key is invalid. To find this ID, visit https://',
    'API key is invalid.',
  ],
  [
    { EMAILJS_USER_ID: '', RESEND_FROM: '', REDIS_URL: 'https://not-so-secret.example' },
    'REDIS_URL is not a redis:// or rediss:// URL, so it is not used.',
    'EmailJS was not tested. The user ID is required: set EMAILJS_USER_ID.',
    'Resend was not tested. Resend needs a sender: set RESEND_FROM.',
  ],
  [
    {
      EMAILJS_ORIGIN: nowhere,
      RESEND_BASE_URL: 'resend',
      REDIS_URL: 'redis://:not-so-secret%ff@redis.invalid',
    },
    'REDIS_URL has a % that must be written as %25, so it is not used.',
    'EmailJS was not reached (ECONNREFUSED).',
    'Resend was not tested. RESEND_BASE_URL is not an origin',
  ],
  [
    { INSTRUCTOR_EMAIL: '', RESEND_FROM: 'Swim School, Inc <requests@example.com>' },
    'EmailJS rejected the test (status 422). It said "The recipients address is empty".',
    'RESEND_FROM contains an invalid email address.',
    'Resend needs a recipient: set INSTRUCTOR_EMAIL.',
  ],
] as const) {
  test(`${JSON.stringify(changed)} is explained, and nothing is sent`, async ({
    inbox,
    project,
  }) => {
    const settings = { ...bothProviders(inbox), ...changed };
    const { code, stderr } = await project.run('check:mail', settings);
    expect(code).toBe(1);
    for (const sentence of sentences) expect.soft(stderr).toContain(sentence);
    expect(stderr).not.toContain('not-so-secret');
    expect(await inbox.messages()).toEqual([]);
  });
}

test('the report of a missing response says that the test may have been sent', async ({
  inbox,
  project,
}) => {
  await inbox.injectFault({ kind: 'stall', provider: 'emailjs' });
  await inbox.injectFault({ kind: 'reset', provider: 'resend' });
  const { code, stderr } = await project.run('check:mail', bothProviders(inbox));
  expect(code).toBe(1);
  const maybe = 'The test may have been sent anyway: check the inbox.';
  expect(stderr).toContain(`EmailJS did not confirm the test (TimeoutError). ${maybe}`);
  expect(stderr).toContain(`Resend did not confirm the test (no valid response). ${maybe}`);
});

test('a response is quoted on one line without private keys', async ({ inbox, project }) => {
  const echoed = `No\u001b[31m\n${account.privateKey} of ${account.resendKey} ${'x'.repeat(900)}`;
  await inbox.injectFault({ kind: 'respond', status: 418, text: echoed, provider: 'emailjs' });
  const { code, stdout, stderr } = await project.run('check:mail', bothProviders(inbox));
  expect(code).toBe(1);
  expect(stderr).toContain('(status 418). It said "No [31m [hidden] of [hidden] xxx');
  expect(stderr).toMatch(/^[^\n\u001b]+x…"\.\n$/);
  expect(stdout).toContain('Resend accepted the test.');
});

test('an unknown argument is rejected, and nothing is sent', async ({ inbox, project }) => {
  const ended = await project.run('check:mail', bothProviders(inbox), 'emailjs');
  expectRejected(ended, "Unexpected argument 'emailjs'.");
  expect(await inbox.requests()).toEqual([]);
});
