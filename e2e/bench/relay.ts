// `npm run bench:relay`, on a site that has been built: how the way to the inbox holds under load, and
// what it costs. Takes about five minutes, since EmailJS takes one message a second.
import { setTimeout as wait } from 'node:timers/promises';
import { emailjsBody } from '../inbox/inbox-fixture';
import { exitWhenAsked } from '../run/process-group';
import { resendEnvironment, startOwnInbox, startOwnSite } from '../support/own-site';
import { callAction, findAction } from './call-action';
import { median } from './median';

const visitors = 20;
const requestsEach = 10;
const providerDelay = 200;
const pairs = 30;
const goal = 1.1;

exitWhenAsked(130);

await load('EmailJS alone', () => ({}));
await load('EmailJS, then Resend', resendEnvironment);
await compareWithFetch();
// The sites and inboxes end with this process.
process.exit();

/** Twenty visitors at once, each of whom sends the next request once the last one was answered. */
async function load(
  providers: string,
  settings: (inboxOrigin: string) => Readonly<Record<string, string>>,
): Promise<void> {
  const inbox = await startOwnInbox(1_000);
  const environment = { MAIL_DEADLINE_SECONDS: '', ...settings(inbox.origin) };
  const { origin } = await startOwnSite(inbox, environment);
  const action = await findAction(origin);
  const perVisitor = Array.from({ length: visitors }, async (_, visitor) => {
    const answers = [];
    for (let count = 0; count < requestsEach; count += 1) {
      const email = `visitor-${visitor}-${count}@example.com`;
      answers.push({ email, ...(await callAction(action, email)) });
    }
    return answers;
  });
  const answers = (await Promise.all(perVisitor)).flat();
  const received = (await inbox.messages()).map(
    ({ body }) => /visitor-\d+-\d+@example\.com/.exec(JSON.stringify(body))?.[0],
  );
  const untrue = answers.filter(
    ({ email, status }) => (status === 'sent') !== received.includes(email),
  );
  const doubles = received.length - new Set(received).size;
  const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds)) / 1000;

  console.log(`\n${answers.length} requests from ${visitors} visitors at once, ${providers}`);
  console.table({
    'answered sent': answers.filter(({ status }) => status === 'sent').length,
    'answered failed': answers.filter(({ status }) => status === 'failed').length,
    'mails received': received.length,
    'mails received twice': doubles,
    'untrue answers': untrue.length,
    'slowest answer (s)': Number(slowest.toFixed(1)),
  });
  if (untrue.length > 0 || doubles > 0 || slowest >= 20) process.exitCode = 1;
}

/** What the action adds to a call of a provider that takes its time. */
async function compareWithFetch(): Promise<void> {
  const inbox = await startOwnInbox(0);
  const { origin } = await startOwnSite(inbox, { MAIL_DEADLINE_SECONDS: '' });
  const action = await findAction(origin);
  await inbox.injectFault({ kind: 'delay', milliseconds: providerDelay });
  const bare = [];
  const relayed = [];
  for (let count = 0; count < pairs; count += 1) {
    const started = performance.now();
    const response = await fetch(`${inbox.origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(emailjsBody),
    });
    if ((await response.text()) !== 'OK') throw new Error('The inbox did not take a message.');
    bare.push(performance.now() - started);
    // What is left of the second that the site keeps between two messages is no cost of it.
    await wait(900);
    const { status, milliseconds } = await callAction(action, `cost-${count}@example.com`);
    if (status !== 'sent') throw new Error(`A request was answered "${status}".`);
    relayed.push(milliseconds);
  }
  const ratio = median(relayed) / median(bare);
  console.log(`\nA provider that takes ${providerDelay} ms, medians of ${pairs}`);
  console.table({
    'bare fetch (ms)': Number(median(bare).toFixed(1)),
    'action call to answer (ms)': Number(median(relayed).toFixed(1)),
    ratio: Number(ratio.toFixed(3)),
    goal,
  });
  if (ratio > goal) process.exitCode = 1;
}
