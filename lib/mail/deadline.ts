import 'server-only';
import { environment, sendingSeconds } from '@/lib/environment';

/** The deadline (`performance.now()`) of a request that starts now. */
export function requestDeadline(): number {
  return performance.now() + sendingSeconds * 1000;
}

/** The time limit of one call to a provider, in milliseconds. */
export function callTimeout(): number {
  return Math.round(environment().MAIL_DEADLINE_SECONDS * 1000);
}

/** Like `callTimeout`, but at most until `end` (`performance.now()`). Node requires whole milliseconds. */
export function callTimeoutBefore(end: number): number {
  return Math.max(1, Math.floor(Math.min(callTimeout(), end - performance.now())));
}
