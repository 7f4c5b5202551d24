import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * EmailJS takes one request a second from one account, and all visitors share the server's address.
 * The twentieth above it is for what the way there adds and takes away.
 *
 * @see https://www.emailjs.com/docs/rest-api/send/
 */
const millisecondsApart = 1050;

/** When this instance may send next, on the clock of `performance.now()`. */
let nextTurn = 0;

/**
 * Waits for this request's turn; turns come in the order in which they are asked for.
 *
 * @param end the time on the clock of `performance.now()` by which the turn must have come
 * @returns false, at once and without taking a turn, where it would come too late
 */
export async function takeTurn(end: number): Promise<boolean> {
  const now = performance.now();
  const turn = Math.max(now, nextTurn);
  if (turn > end) return false;
  nextTurn = turn + millisecondsApart;
  if (turn > now) await wait(turn - now);
  return true;
}

/** Holds everyone back for as long as the provider asks for after it refused one for haste. */
export function slowDown(): void {
  nextTurn = Math.max(nextTurn, performance.now() + millisecondsApart);
}
