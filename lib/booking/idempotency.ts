import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { sharedStore } from '@/lib/store/shared-store';
import type { KeyState } from '@/lib/store/store';

/** A claim outlives an instance that dies by this long; a waiting one then takes over. */
const claimMs = 5_000;
const renewEveryMs = 1_500;
const pollEveryMs = 100;

/** A failure is shared with those waiting now; a later retry runs again. */
const briefMs = 2_000;

const outcomeSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('sent') }),
  z.object({ status: z.literal('failed') }),
  z.object({ status: z.literal('limited'), seconds: z.number() }),
]);

/** A request's outcome. It is shared with other instances, so it contains nothing of the request. */
export type Outcome = z.output<typeof outcomeSchema>;

type Run = {
  readonly rememberMs: number;
  readonly deadline: number;
  readonly send: () => Promise<Outcome>;
};

const underWay = new Map<string, Promise<Outcome>>();

/**
 * Runs once per key on any instance: second clicks, retries and second tabs share the outcome, which is
 * remembered for `rememberMs` once sent. None waits beyond `deadline` (`performance.now()`).
 */
export function runOnce(key: string, run: Run): Promise<Outcome> {
  const same = underWay.get(key);
  if (same) return same;
  const outcome = claimAndRun(`request:${key}`, run).finally(() => underWay.delete(key));
  underWay.set(key, outcome);
  return outcome;
}

async function claimAndRun(key: string, { rememberMs, deadline, send }: Run): Promise<Outcome> {
  const store = sharedStore();
  const owner = randomUUID();
  const claim: KeyState = `claim ${owner}`;
  let state = await store.putState(key, owner, claim, claimMs);
  while (state !== claim) {
    const outcome = outcomeOf(state);
    if (outcome) return outcome;
    if (performance.now() > deadline) return { status: 'failed' };
    await sleep(pollEveryMs);
    state = (await store.getState(key)) ?? (await store.putState(key, owner, claim, claimMs));
  }
  const renewal = setInterval(() => store.putState(key, owner, claim, claimMs), renewEveryMs);
  let outcome: Outcome = { status: 'failed' };
  try {
    outcome = await send();
  } finally {
    clearInterval(renewal);
    const text = JSON.stringify(outcome);
    if (outcome.status === 'sent') await store.putState(key, owner, `final ${text}`, rememberMs);
    else await store.putState(key, owner, `brief ${text}`, briefMs);
  }
  return outcome;
}

function outcomeOf(state: KeyState): Outcome | undefined {
  if (state.startsWith('claim ')) return undefined;
  return outcomeSchema.parse(JSON.parse(state.slice(state.indexOf(' '))));
}
