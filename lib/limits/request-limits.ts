import 'server-only';
import { platformLimit } from './platform-limit';
import { parseRate, type Rate } from './rate';
import { slidingWindow } from './sliding-window';
import { visitorAddress } from './visitor-address';

const visitors = slidingWindow();
const instance = slidingWindow();

function rateSet(name: string, standard: Rate): Rate | undefined {
  const text = process.env[name];
  if (!text) return standard;
  const rate = parseRate(text);
  if (rate === 'off') return undefined;
  if (!rate) console.warn(`${name} is neither count/seconds nor "off"; its default is used.`);
  return rate ?? standard;
}

/**
 * Counts a booking request against the limit for its visitor and the one for this instance
 * (specification, section 6): a free mail plan is used up by 200 of them.
 *
 * @param headers the request's own
 * @returns seconds until the visitor may try again; 0 when the request may go on
 */
export async function secondsUntilAllowed(headers: Headers): Promise<number> {
  const now = Date.now();
  const address = visitorAddress(headers);
  const perVisitor = rateSet('REQUESTS_PER_VISITOR', { count: 5, seconds: 600 });
  const perInstance = rateSet('REQUESTS_PER_INSTANCE', { count: 60, seconds: 3600 });
  const wait = Math.max(
    address && perVisitor ? visitors.secondsToWait(address, perVisitor, now) : 0,
    perInstance ? instance.secondsToWait('all', perInstance, now) : 0,
  );
  if (wait > 0) return wait;
  if (address && perVisitor) visitors.count(address, perVisitor, now);
  if (perInstance) instance.count('all', perInstance, now);
  return platformLimit(headers);
}
