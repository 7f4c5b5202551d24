import { expect, mergeTests } from '@playwright/test';
import fc from 'fast-check';
import { z } from 'zod';
import { findAction } from '../support/call-action';
import { test as siteTest } from '../faults/fault-site';
import { account } from '../inbox/account';
import { test as inboxTest } from '../inbox/inbox-fixture';
import { resendAlone, type OwnInbox } from '../support/own-site';
import { formIn } from '../support/posted-form';
import { formOf, seed } from './arbitraries';
import { flawsOfMessage, isClean } from './clean-message';
import { forgedPost, type Post, type Target } from './forged-posts';

const test = mergeTests(siteTest, inboxTest);

const posts = Number(process.env.FUZZ_POSTS ?? 500);
const together = 4;

/** What no answer may hold: the settings, and anything of how the server is made. */
const secrets = [
  ...[account.userId, account.serviceId, account.templateId, account.resendKey],
  ...['instructor@example.com', 'node_modules', '    at ', 'file://'],
];

/**
 * Next's own words for a body that it refuses before the action is called. It gives them with status
 * 500, as it does for a post from another site; nothing of the body is in them.
 */
const refusedByNext =
  /^(Internal Server Error|0:\{"a":"\$@1","q":"","i":false(?:,"b":"[\w-]+")?\}\n1:E\{"digest":"\d+"\}\n)$/;

const resendBody = z.object({
  subject: z.string(),
  text: z.string(),
  reply_to: z.string().optional(),
});

async function targetAt(origin: string): Promise<Target> {
  const action = await findAction(origin);
  const form = formIn(await (await fetch(action.url)).text());
  const own = [...form.keys()].filter((name) => name.startsWith('$ACTION_'));
  return { ...action, actionFields: own.map((name) => [name, String(form.get(name))]) };
}

type Answer = { status: number; text: string };

/** Sends a forged post, as it is: no redirect is followed. */
async function answerTo(post: Post, target: Target, triesLeft = 3): Promise<Answer> {
  const { headers, body } = post;
  try {
    const response = await fetch(target.url, {
      method: 'POST',
      // Next leaves a body unread that it refuses, and then the connection is of no more use.
      headers: { ...headers, connection: 'close' },
      body: typeof body === 'string' ? body : formOf(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const why = error instanceof Error ? `${error.message} ${String(error.cause)}` : 'unknown';
    // The server may hang up on the rest of a body that it has refused, and the answer is lost.
    if (!/EPIPE|ECONNRESET|other side closed/.test(why)) return { status: 0, text: why };
    if (triesLeft > 1) return answerTo(post, target, triesLeft - 1);
    // Hanging up each time is a refusal as well, as long as the site goes on answering others.
    return { status: (await fetch(target.origin)).status, text: '' };
  }
}

function isUsual({ status, text }: Answer): boolean {
  const isAnswered =
    (status >= 200 && status < 500) || (status === 500 && refusedByNext.test(text));
  return isAnswered && !secrets.some((secret) => text.includes(secret));
}

/** What is wrong with the messages that arrived, which the inbox forgets. */
async function takeMessages(inbox: OwnInbox): Promise<{ count: number; flaws: string[] }> {
  const messages = (await inbox.messages()).map(({ body }) => resendBody.parse(body));
  await fetch(`${inbox.origin}/messages`, { method: 'DELETE' });
  const lines = messages.flatMap(({ subject, reply_to = '' }) => [subject, reply_to]);
  const unclean = lines.filter((line) => !isClean(line) || line.includes('\n'));
  const flaws = messages.flatMap(({ text }) => flawsOfMessage(text));
  return { count: messages.length, flaws: [...flaws, ...unclean] };
}

test(`${posts} forged posts (seed ${seed}) do no harm`, async ({ inbox, siteWith }) => {
  const timeLimit = 60_000 + posts * 400;
  test.setTimeout(timeLimit + 30_000);
  const { origin } = await siteWith(resendAlone(inbox.origin));
  const target = await targetAt(origin);
  let received = 0;
  const batch = fc.array(forgedPost(target), { minLength: together, maxLength: together });
  const property = fc.asyncProperty(batch, async (forged) => {
    const answers = await Promise.all(forged.map((post) => answerTo(post, target)));
    expect(answers.filter((answer) => !isUsual(answer))).toEqual([]);
    const { count, flaws } = await takeMessages(inbox);
    received += count;
    expect(flaws).toEqual([]);
  });
  const numRuns = Math.ceil(posts / together);
  const limit = { interruptAfterTimeLimit: timeLimit, markInterruptAsFailure: true };
  await fc.assert(property, { seed, numRuns, ...limit });
  expect(received).toBeGreaterThan(posts / 100);
  expect((await fetch(origin)).status).toBe(200);
});
