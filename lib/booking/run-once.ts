import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { responseMs } from '@/lib/mail/relay';
import { sharedStore } from '@/lib/store/shared-store';

/** No attempt outlives its claim. */
const claimMs = responseMs + 5_000;
const pollEveryMs = 100;

/** Spans several polls, so every waiting call sees the failure. */
const failureMs = 1_500;

/** Shared with other instances, so it contains no personal data. */
export type SendResult =
  | { readonly status: 'sent' }
  | { readonly status: 'failed' }
  | { readonly status: 'limited'; readonly seconds: number };

/** Held in place of an outcome while an attempt runs. */
const running = 'running';

type RunOptions = {
  readonly requestKey: string;
  /** How long a sent request is remembered, in milliseconds. */
  readonly rememberMs: number;
  /** When the response is due (`performance.now()`). */
  readonly deadline: number;
  readonly send: () => Promise<SendResult>;
};

/**
 * Runs `send` once per request key, also across instances that share Redis. Calls that arrive meanwhile wait for its outcome,
 * or return `failed` at `deadline`. After a failure, a later call runs `send` again; after a crash, only once the claim
 * has expired.
 */
export async function runOnce({
  requestKey,
  rememberMs,
  deadline,
  send,
}: RunOptions): Promise<SendResult> {
  const store = sharedStore();
  const key = `request:${requestKey}`;
  let hasSeenRunning = false;
  while (performance.now() < deadline) {
    const held = await store.claim(key, running, claimMs);
    if (held === undefined) {
      const outcome = await send();
      const ttlMs = outcome.status === 'sent' ? rememberMs : failureMs;
      await store.put(key, JSON.stringify(outcome), ttlMs);
      return outcome;
    }
    if (held === running) {
      hasSeenRunning = true;
    } else {
      const outcome: SendResult = JSON.parse(held);
      // A failure that is there at the start is an earlier attempt's. This call waits until it expires, and then tries.
      if (outcome.status === 'sent' || hasSeenRunning) return outcome;
    }
    await sleep(pollEveryMs);
  }
  return { status: 'failed' };
}
