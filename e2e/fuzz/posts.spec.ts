import fc from 'fast-check';
import { z } from 'zod';
import type { Site } from '../run/start-site.mjs';
import { account } from '../inbox/account.mjs';
import { resendEnvironment, withInbox, withSite, type OwnInbox } from '../support/own-site';
import { expect, test } from '../support/test';
import { seed } from './arbitraries';
import { flawsOfMessage, isClean } from './clean-message';
import { bodyOf, forgedPost, type Post, type Target } from './forged-posts';

const posts = Number(process.env.FUZZ_POSTS ?? 500);
/** So many are sent at once. */
const together = 4;

/** What no answer may hold: the settings, and anything of how the server is made. */
const secrets = [
  account.userId,
  account.serviceId,
  account.templateId,
  account.resendKey,
  'instructor@example.com',
  'node_modules',
  '    at ',
  'file://',
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

async function targetOf(site: Site): Promise<Target> {
  const url = `${site.origin}/timeslots/2025-07-15`;
  const html = await (await fetch(url)).text();
  const hidden = [...html.matchAll(/name="(\$ACTION_[^"]*)"(?: value="([^"]*)")?/g)];
  const actionFields = hidden.map(
    ([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')] as const,
  );
  const actionId = /"id":"([0-9a-f]+)"/.exec(
    JSON.stringify(actionFields).replaceAll('\\', ''),
  )?.[1];
  return { url, origin: site.origin, actionId: actionId ?? '', actionFields };
}

type Answer = { kind: string; status: number; text: string };

/** How often a post is sent whose answer was lost because the server hung up on the rest of its body. */
const mostTries = 3;

/** Whether the server hung up while the body was on its way, which it may once it has refused it. */
function isHungUp(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {};
  return cause instanceof Error && /EPIPE|ECONNRESET|other side closed/.test(cause.message);
}

/** Sends a forged post, as it is: no redirect is followed. */
async function answerTo(post: Post, { url, origin }: Target): Promise<Answer> {
  const { kind, headers } = post;
  for (let left = mostTries - 1; ; left -= 1) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        // Next leaves a body unread that it refuses, and then the connection is of no more use.
        headers: { ...headers, connection: 'close' },
        body: bodyOf(post),
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
      });
      return { kind, status: response.status, text: await response.text() };
    } catch (error) {
      if (!isHungUp(error)) {
        const why = error instanceof Error ? `${error.message} ${String(error.cause)}` : 'unknown';
        return { kind, status: 0, text: why };
      }
      // Hanging up each time is a refusal as well, as long as the site goes on answering others.
      if (left === 0) return { kind, status: (await fetch(origin)).status, text: '' };
    }
  }
}

function isUsual({ status, text }: Answer): boolean {
  return (status >= 200 && status < 500) || (status === 500 && refusedByNext.test(text));
}

/** What is wrong with the messages that arrived, which the inbox forgets. */
async function takeMessages(inbox: OwnInbox): Promise<{ count: number; flaws: string[] }> {
  const messages = (await inbox.messages()).map(({ body }) => resendBody.parse(body));
  await fetch(`${inbox.origin}/messages`, { method: 'DELETE' });
  const lines = messages.flatMap(({ subject, reply_to = '' }) => [subject, reply_to]);
  return {
    count: messages.length,
    flaws: [
      ...messages.flatMap(({ text }) => flawsOfMessage(text)),
      ...lines.filter((line) => !isClean(line) || line.includes('\n')),
    ],
  };
}

test(`${posts} forged posts (seed ${seed}) leave the site up, its secrets in, and the inbox clean`, async ({}, testInfo) => {
  const timeLimit = 60_000 + posts * 400;
  test.setTimeout(timeLimit + 30_000);
  await withInbox(`fuzz-inbox-${testInfo.parallelIndex}`, async (inbox) => {
    // Straight to Resend, since EmailJS's pace would make every message wait a second.
    const environment = { ...resendEnvironment(inbox.origin), EMAILJS_USER_ID: '' };
    await withSite(inbox, testInfo.parallelIndex, environment, async (site) => {
      const target = await targetOf(site);
      expect(target.actionId).toMatch(/^[0-9a-f]{40,}$/);
      let received = 0;
      const batch = fc.array(forgedPost(target), { minLength: together, maxLength: together });
      await fc.assert(
        fc.asyncProperty(batch, async (forged) => {
          const answers = await Promise.all(forged.map((post) => answerTo(post, target)));
          expect(answers.filter((answer) => !isUsual(answer))).toEqual([]);
          expect(
            answers.filter(({ text }) => secrets.some((secret) => text.includes(secret))),
          ).toEqual([]);
          const { count, flaws } = await takeMessages(inbox);
          received += count;
          expect(flaws).toEqual([]);
        }),
        {
          seed,
          numRuns: Math.ceil(posts / together),
          interruptAfterTimeLimit: timeLimit,
          markInterruptAsFailure: true,
        },
      );
      expect(received).toBeGreaterThan(posts / 100);
      expect((await fetch(site.origin)).status).toBe(200);
    });
  });
});
