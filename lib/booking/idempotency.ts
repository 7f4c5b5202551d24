import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { sharedStore } from '@/lib/store/shared-store';

/** A claim outlives an instance that dies by this long. Another instance then takes over. */
const claimMs = 5_000;
const renewEveryMs = 1_500;
const pollEveryMs = 100;

/** Long enough to be seen by all who wait. */
const failureMs = 500;

const outcomeSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('sent') }),
  z.object({ status: z.literal('failed') }),
  z.object({ status: z.literal('limited'), seconds: z.number() }),
]);

const stateSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('running'), by: z.string() }),
  ...outcomeSchema.options,
]);

/** A request's outcome. It is shared with other instances, so it contains nothing of the request. */
export type Outcome = z.output<typeof outcomeSchema>;

type Run = {
  readonly rememberMs: number;
  readonly deadline: number;
  readonly send: () => Promise<Outcome>;
};

/**
 * Runs once per key on any instance: second clicks, retries and second tabs share the outcome, which is
 * remembered for `rememberMs` once sent. A retry after a failure runs again. None waits beyond `deadline`
 * (`performance.now()`).
 */
export async function runOnce(
  request: string,
  { rememberMs, deadline, send }: Run,
): Promise<Outcome> {
  const store = sharedStore();
  const key = `request:${request}`;
  const running = JSON.stringify({ status: 'running', by: randomUUID() });
  const claim = () => store.claim(key, running, claimMs);
  const first = await claim();
  let held = first;
  while (held !== running) {
    const state = stateSchema.parse(JSON.parse(held));
    // A failure from before this request came is no answer to it.
    const isAnswer = state.status === 'sent' || held !== first;
    if (state.status !== 'running' && isAnswer) return state;
    if (performance.now() > deadline) return { status: 'failed' };
    await sleep(pollEveryMs);
    held = await claim();
  }
  const renewal = setInterval(claim, renewEveryMs);
  let outcome: Outcome = { status: 'failed' };
  try {
    outcome = await send();
  } finally {
    clearInterval(renewal);
    const text = JSON.stringify(outcome);
    if (outcome.status === 'sent') await store.put(key, text, rememberMs);
    // An instance that stood still may have lost its claim to one that sent the request.
    else if ((await claim()) === running) await store.put(key, text, failureMs);
  }
  return outcome;
}
