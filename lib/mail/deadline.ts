import 'server-only';

/**
 * The whole answer to a visitor comes within 20 s. Two of them are for what is not a provider: a
 * firewall that is asked first and does not answer takes 1.5 s (`lib/limits/platform-limit.ts`).
 */
const millisecondsForAll = 18_000;

const defaultSeconds = 8;

/** Two providers in turn have to fit, and a second try after the pace that EmailJS asks for. */
const mostSeconds = 9;

/** Whether a call may be given so many seconds. */
export function isUsableDeadline(seconds: number): boolean {
  return seconds >= 0.5 && seconds <= mostSeconds;
}

/**
 * How long one call to a provider may take, in milliseconds: `MAIL_DEADLINE_SECONDS`, between 0.5
 * and 9, else 8.
 */
export function callDeadline(): number {
  const seconds = Number(process.env.MAIL_DEADLINE_SECONDS || defaultSeconds);
  const usable = isUsableDeadline(seconds) ? seconds : defaultSeconds;
  return Math.round(usable * 1000);
}

/**
 * Until when the first provider may be tried, on the clock of `performance.now()`.
 *
 * @param callsAfter how many calls to other providers have to fit in behind it
 */
export function endOfFirstProvider(callsAfter: number): number {
  return performance.now() + millisecondsForAll - callsAfter * callDeadline();
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
