import { createServer } from 'node:net';
import { callAction, findAction } from '../bench/call-action.mjs';
import { expect, test } from '../faults/fault-site';
import { withSite, type OwnInbox } from '../support/own-site';

const rule = { VERCEL: '1', VERCEL_FIREWALL_RULE: 'booking' };

/** Runs `task` beside a port that takes connections and never says a word. */
async function withSilentPort(task: (host: string, calls: () => number) => Promise<void>) {
  let calls = 0;
  const server = createServer(() => {
    calls += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    await task(`127.0.0.1:${port}`, () => calls);
  } finally {
    server.close();
  }
}

/** Calls the action as a visitor who reached the site under another name. */
async function sendTo(
  inbox: OwnInbox,
  worker: number,
  environment: Readonly<Record<string, string>>,
  host: string,
  email: string,
): Promise<{ status: string; milliseconds: number; log: string }> {
  let result = { status: '', milliseconds: 0, log: '' };
  await withSite(inbox, worker, environment, async (site) => {
    const action = await findAction(site.origin);
    const answer = await callAction(action, email, { host, 'x-real-ip': '203.0.113.7' });
    result = { ...answer, log: site.log() };
  });
  return result;
}

test('a firewall that cannot be reached lets a request pass, with a warning', async ({
  ownInbox,
  parentEmail,
}, { parallelIndex }) => {
  const { status, log } = await sendTo(
    ownInbox,
    parallelIndex,
    rule,
    '127.0.0.1:47999',
    parentEmail,
  );
  expect(status).toBe('sent');
  expect(log).toMatch(/The firewall could not be asked \(.+\); the request goes on\./);
  expect(log).not.toContain(parentEmail);
});

test('a firewall that never answers lets a request pass, with a warning', async ({
  ownInbox,
  parentEmail,
}, { parallelIndex }) => {
  await withSilentPort(async (host, calls) => {
    const { status, log } = await sendTo(ownInbox, parallelIndex, rule, host, parentEmail);
    expect(status).toBe('sent');
    expect(log).toContain('The firewall could not be asked (no answer within 1500 ms)');
    expect(calls()).toBe(1);
  });
});

test('a firewall and two providers that all say nothing still leave an answer within 20 s', async ({
  ownInbox,
  parentEmail,
}, { parallelIndex }) => {
  await ownInbox.misbehave({ kind: 'stall', containing: parentEmail });
  await withSilentPort(async (host) => {
    const environment = {
      ...rule,
      MAIL_DEADLINE_SECONDS: '9',
      RESEND_API_KEY: 're_key',
      RESEND_FROM: 'requests@example.com',
      RESEND_BASE_URL: ownInbox.origin,
    };
    const answer = await sendTo(ownInbox, parallelIndex, environment, host, parentEmail);
    expect(answer.status).toBe('failed');
    expect(answer.milliseconds).toBeLessThan(20_000);
  });
});

for (const [title, environment] of [
  ['off Vercel', { VERCEL_FIREWALL_RULE: 'booking' }],
  ['without a rule', { VERCEL: '1' }],
] as const) {
  test(`the firewall is not asked ${title}`, async ({ ownInbox, parentEmail }, testInfo) => {
    await withSilentPort(async (host, calls) => {
      const worker = testInfo.parallelIndex;
      const { status, log } = await sendTo(ownInbox, worker, environment, host, parentEmail);
      expect(status).toBe('sent');
      expect(log).not.toContain('firewall');
      expect(calls()).toBe(0);
    });
  });
}
