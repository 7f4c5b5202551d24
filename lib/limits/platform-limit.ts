import 'server-only';
import { checkRateLimit } from '@vercel/firewall';

/** The window of the rule that the README has the deployer make, in seconds. */
const window = 600;

/** A limiter that does not answer must not hold up a request for lessons, in milliseconds. */
const patience = 1500;

/** What tells the firewall the site and the visitor apart; the library would forward every header. */
function addressed(headers: Headers): Headers {
  const names = ['host', 'x-real-ip', 'x-forwarded-for'];
  return new Headers(names.map((name) => [name, headers.get(name) ?? '']));
}

/**
 * Asks Vercel's firewall, whose counts all instances share, where `VERCEL_FIREWALL_RULE` names a rule
 * of it. When it cannot be asked the request goes on: a lost lesson is worse than a spam mail.
 *
 * @returns seconds to wait; 0 when the request may go on
 * @see https://vercel.com/docs/vercel-firewall/vercel-waf/rate-limiting-sdk
 */
export async function platformLimit(headers: Headers): Promise<number> {
  const rule = process.env.VERCEL_FIREWALL_RULE;
  if (!rule || process.env.VERCEL !== '1') return 0;
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience).unref();
  });
  try {
    const { rateLimited, error } = await Promise.race([
      checkRateLimit(rule, { headers: addressed(headers) }),
      late,
    ]);
    if (error === 'not-found')
      console.warn(`The firewall has no rule ${rule}: nothing is limited by it.`);
    return rateLimited ? window : 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown error';
    console.warn(`The firewall could not be asked (${reason}); the request goes on.`);
    return 0;
  }
}
