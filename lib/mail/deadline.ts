import 'server-only';
import { environment } from '@/lib/environment';

/** Visitors get an answer within 20 s, of which a failing store may take 2 s. */
const sendingMs = 18_000;

/** The deadline (`performance.now()`) of a request that starts now. */
export function requestDeadline(): number {
  return performance.now() + sendingMs;
}

/** The time limit of one call to a provider, in milliseconds. */
export function callTimeout(): number {
  return Math.round(environment().MAIL_DEADLINE_SECONDS * 1000);
}

/**
 * The time limit of a call that must also end by `end` (`performance.now()`). Node requires whole
 * milliseconds.
 */
export function callTimeoutBefore(end: number): number {
  return Math.max(1, Math.floor(Math.min(callTimeout(), end - performance.now())));
}
