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

type State = RequestOutcome | { readonly status: 'running'; readonly by: string };

type RunOptions = {
  readonly requestKey: string;
  readonly rememberMs: number;
  readonly requestEnds: number;
  readonly send: () => Promise<RequestOutcome>;
};

/**
 * Runs `send` once per request key across instances; concurrent calls share its outcome. A `sent` outcome is
 * remembered for `rememberMs`; after a failure, the next call runs `send` again. A call that still waits at
 * `requestEnds` (`performance.now()`) returns `failed`.
 */
export async function runOnce({
  requestKey,
  rememberMs,
  requestEnds,
  send,
}: RunOptions): Promise<RequestOutcome> {
  const store = sharedStore();
  const key = `request:${requestKey}`;
  const ownClaim = JSON.stringify({ status: 'running', by: randomUUID() } satisfies State);
  const claim = () => store.claim(key, ownClaim, claimMs);
  const first = await claim();
  let stored = first;
  // A failure stored before this call belongs to an earlier attempt.
  let isCurrent = false;
  while (stored !== ownClaim) {
    const state: State = JSON.parse(stored);
    isCurrent ||= state.status === 'running' || stored !== first;
    if (state.status === 'sent' || (state.status !== 'running' && isCurrent)) return state;
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
    const text = JSON.stringify(outcome);
    if (outcome.status === 'sent') await store.put(key, text, rememberMs);
    // A stalled instance may have lost its claim to one that sent the request.
    else if ((await claim()) === ownClaim) await store.put(key, text, failureMs);
  }
  return outcome;
}
