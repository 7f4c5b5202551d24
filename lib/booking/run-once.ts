import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sharedStore } from '@/lib/store/shared-store';

/** After a crash, another instance can take over once this time has passed. */
const claimMs = 5_000;
const renewEveryMs = 1_500;
const pollEveryMs = 100;

/** Spans several polls, so every waiting call sees the failure. */
const failureMs = 1_500;

/** Shared with other instances, so it contains no personal data. */
export type RequestOutcome =
  | { readonly status: 'sent' }
  | { readonly status: 'failed' }
  | { readonly status: 'limited'; readonly seconds: number };

/** Without an outcome, the attempt is running. `by` tells attempts apart that end the same way. */
type State = { readonly by: string; readonly outcome?: RequestOutcome };

type RunOptions = {
  readonly requestKey: string;
  readonly rememberMs: number;
  readonly requestEnds: number;
  readonly send: () => Promise<RequestOutcome>;
};

function sentOutcomeIn(stored: string): RequestOutcome | undefined {
  const { outcome }: State = JSON.parse(stored);
  return outcome?.status === 'sent' ? outcome : undefined;
}

/**
 * Runs `send` once per request key, also across instances that share Redis. It may run twice if an instance stalls or
 * crashes, or if Redis fails. Concurrent calls share its outcome. `sent` is remembered for `rememberMs`. Once a failure has
 * expired, a later call runs `send` again. A call that still waits at `requestEnds` (`performance.now()`) returns `failed`.
 */
export async function runOnce({
  requestKey,
  rememberMs,
  requestEnds,
  send,
}: RunOptions): Promise<RequestOutcome> {
  const store = sharedStore();
  const key = `request:${requestKey}`;
  const by = randomUUID();
  const ownClaim = JSON.stringify({ by } satisfies State);
  const claim = () => store.claim(key, ownClaim, claimMs);
  const first = await claim();
  let stored = first;
  // A failure that was there at the start is an earlier attempt's. This call waits until it expires, and then tries.
  let hasRunMeanwhile = false;
  while (stored !== ownClaim) {
    const { outcome }: State = JSON.parse(stored);
    // An attempt can begin and end between two polls.
    hasRunMeanwhile ||= !outcome || stored !== first;
    if (outcome && (outcome.status === 'sent' || hasRunMeanwhile)) return outcome;
    if (performance.now() > requestEnds) return { status: 'failed' };
    await sleep(pollEveryMs);
    stored = await claim();
  }
  const renewal = setInterval(claim, renewEveryMs);
  let outcome: RequestOutcome = { status: 'failed' };
  try {
    outcome = await send();
  } finally {
    clearInterval(renewal);
    const isSent = outcome.status === 'sent';
    // A sent request is recorded even if the claim was lost.
    const held = isSent ? ownClaim : await claim();
    const text = JSON.stringify({ by, outcome } satisfies State);
    if (held === ownClaim) await store.put(key, text, isSent ? rememberMs : failureMs);
    // An instance that stalled may have lost its claim to one that has sent the request.
    else outcome = sentOutcomeIn(held) ?? outcome;
  }
  return outcome;
}
