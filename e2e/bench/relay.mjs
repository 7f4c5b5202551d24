// `npm run bench:relay`, on a site that has been built: how the way to the inbox holds under load, and
// what it costs. Takes about five minutes, since EmailJS takes one message a second.
import { setTimeout as wait } from 'node:timers/promises';
import { account } from '../inbox/account';
import { startInbox } from '../inbox/start-inbox';
import { freePort } from '../run/free-port';
import { exitWhenAsked } from '../run/process-group';
import { siteEnvironment } from '../run/site-environment';
import { startSite } from '../run/start-site';
import { callAction, findAction } from './call-action.mjs';
import { median } from './median.mjs';
/** @import { Action } from './call-action.mjs' */

const visitors = 20;
const requestsEach = 10;
const providerDelay = 200;
const pairs = 30;
const goal = 1.1;

exitWhenAsked(130);

const holds = [await load('EmailJS alone'), await load('EmailJS, then Resend'), await cost()];
process.exitCode = holds.every(Boolean) ? 0 : 1;

/**
 * Runs `task` with an inbox and a site of their own.
 *
 * @template Result
 * @param {number} pace of EmailJS, in milliseconds
 * @param {boolean} resend whether Resend stands behind it
 * @param {(inboxOrigin: string, action: Action) => Promise<Result>} task
 * @returns {Promise<Result>}
 */
async function withSite(pace, resend, task) {
  const inbox = await startInbox({ pace });
  const site = await startSite({
    port: await freePort(3600),
    environment: {
      ...siteEnvironment(inbox.origin),
      REQUESTS_PER_INSTANCE: 'off',
      REQUESTS_PER_DAY: 'off',
      ...(resend && {
        RESEND_API_KEY: account.resendKey,
        RESEND_FROM: 'requests@example.com',
        RESEND_BASE_URL: inbox.origin,
      }),
    },
  });
  const result = await task(inbox.origin, await findAction(site.origin));
  await site.stop();
  await inbox.close();
  return result;
}

/**
 * Twenty visitors at once, each of whom sends the next request once the last one was answered.
 *
 * @param {'EmailJS alone' | 'EmailJS, then Resend'} providers
 */
async function load(providers) {
  return withSite(1000, providers !== 'EmailJS alone', async (inboxOrigin, action) => {
    const started = performance.now();
    const perVisitor = Array.from({ length: visitors }, async (_, visitor) => {
      const answers = [];
      for (let count = 0; count < requestsEach; count += 1) {
        const email = `visitor-${visitor}-${count}@example.com`;
        answers.push({ email, ...(await callAction(action, email)) });
      }
      return answers;
    });
    const answers = (await Promise.all(perVisitor)).flat();
    const seconds = (performance.now() - started) / 1000;
    const received = await emailsIn(inboxOrigin);
    const untrue = answers.filter(
      ({ email, status }) => (status === 'sent') !== received.includes(email),
    );
    const doubles = received.length - new Set(received).size;
    const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));

    console.log(`\n${answers.length} requests from ${visitors} visitors at once, ${providers}`);
    const answered = (/** @type {string} */ wanted) =>
      answers.filter(({ status }) => status === wanted).length;
    const kinds = [...new Set(answers.map(({ status }) => status))];
    console.table({
      ...Object.fromEntries(kinds.map((kind) => [`answered ${kind}`, answered(kind)])),
      'mails received': received.length,
      'untrue answers': untrue.length,
      'mails received twice': doubles,
      'seconds in all': Math.round(seconds),
      'slowest answer (s)': Number((slowest / 1000).toFixed(1)),
    });
    return untrue.length === 0 && doubles === 0 && slowest < 20_000;
  });
}

/** What the action adds to a call of a provider that takes its time. */
async function cost() {
  return withSite(0, false, async (inboxOrigin, action) => {
    const rule = { kind: 'delay', milliseconds: providerDelay };
    await fetch(`${inboxOrigin}/faults`, { method: 'PUT', body: JSON.stringify(rule) });
    const bare = [];
    const relayed = [];
    for (let count = 0; count < pairs; count += 1) {
      bare.push(await bareCall(inboxOrigin));
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
    return ratio <= goal;
  });
}

/** @param {string} inboxOrigin */
async function bareCall(inboxOrigin) {
  const body = {
    user_id: account.userId,
    service_id: account.serviceId,
    template_id: account.templateId,
    template_params: { to_email: 'instructor@example.com', message: 'bare' },
  };
  const started = performance.now();
  const response = await fetch(`${inboxOrigin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.text();
  if (response.status !== 200) throw new Error(`The inbox answered ${response.status}.`);
  return performance.now() - started;
}

/**
 * @param {string} inboxOrigin
 * @returns {Promise<string[]>} the visitor of each message
 */
async function emailsIn(inboxOrigin) {
  const messages = await (await fetch(`${inboxOrigin}/messages`)).json();
  return messages.map(
    (/** @type {unknown} */ message) =>
      /visitor-\d+-\d+@example\.com/.exec(JSON.stringify(message))?.[0],
  );
}
