import 'server-only';
import { environment } from '../environment';

/**
 * A visitor is answered within 20 s. Two of them are for what is not a provider, such as a shared
 * store that does not answer and is given up after half a second (`lib/store/failover.ts`).
 */
const millisecondsForAll = 18_000;

/** Until when a request that begins now has to be sent, on the clock of `performance.now()`. */
export function requestDeadline(): number {
  return performance.now() + millisecondsForAll;
}

/** How long one call to a provider may take, in milliseconds (`MAIL_DEADLINE_SECONDS`). */
export function callDeadline(): number {
  return Math.round(environment().MAIL_DEADLINE_SECONDS * 1000);
}

/**
 * What is left of one call's deadline for a call that has to end in time, in whole milliseconds: Node
 * takes no others.
 *
 * @param end on the clock of `performance.now()`
 */
export function callDeadlineBefore(end: number): number {
  return Math.max(1, Math.floor(Math.min(callDeadline(), end - performance.now())));
}
