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

/** Held in place of a result while an attempt runs. */
const running = 'running';

type RunOptions = {
  readonly requestKey: string;
  /** How long a sent request is remembered, in milliseconds. */
  readonly rememberMs: number;
  /** When `send` must have ended (`performance.now()`). */
  readonly deadline: number;
  readonly send: () => Promise<SendResult>;
};

/**
 * Runs `send` once per request key, also across instances that share Redis. Calls that arrive meanwhile wait for its result,
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
      const result = await send();
      const ttlMs = result.status === 'sent' ? rememberMs : failureMs;
      await store.put(key, JSON.stringify(result), ttlMs);
      return result;
    }
    if (held === running) {
      hasSeenRunning = true;
    } else {
      const result: SendResult = JSON.parse(held);
      // A failure found before `running` was seen belongs to an earlier attempt. It expires, and then this call tries.
      if (result.status === 'sent' || hasSeenRunning) return result;
    }
    await sleep(pollEveryMs);
  }
  return { status: 'failed' };
}
