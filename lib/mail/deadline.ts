import 'server-only';
import { environment } from '../environment';

/** Visitors are answered within 20 s; 2 s are for a shared store that does not answer. */
const millisecondsForAll = 18_000;

/** The deadline of a request that begins now, on the clock of `performance.now()`. */
export function requestDeadline(): number {
  return performance.now() + millisecondsForAll;
}

/** The timeout of one call to a provider in milliseconds (`MAIL_DEADLINE_SECONDS`). */
export function callDeadline(): number {
  return Math.round(environment().MAIL_DEADLINE_SECONDS * 1000);
}

/** The same for a call that must end by `end` (`performance.now()`), in the whole ms that Node takes. */
export function callDeadlineBefore(end: number): number {
  return Math.max(1, Math.floor(Math.min(callDeadline(), end - performance.now())));
}
