import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { environment, runsOnVercel } from '@/lib/settings/environment';
import { sharedStore } from '@/lib/store/shared-store';
import type { RateWindow } from '@/lib/store/store';

type Rate = Omit<RateWindow, 'key'>;

/** The IPv4 address or IPv6 /64 prefix that identifies a visitor. */
function addressPrefix(given: string): string {
  // An IPv4 address may be written as an IPv6 one, such as `::ffff:203.0.113.7`.
  const address = given.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  // A URL normalizes IPv6: https://url.spec.whatwg.org/#concept-ipv6-serializer
  const [head = [], tail = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

/** Hashed because a third party may operate the store. */
function keyOf(address: string): string {
  return `visitor:${createHash('sha256').update(addressPrefix(address)).digest('base64url')}`;
}

/** Reserves half of the daily limit for complete requests. */
function halfOf(rate: Rate | undefined): Rate | undefined {
  return rate && { ...rate, count: Math.ceil(rate.count / 2) };
}

/**
 * Counts the request unless a limit is reached. `seconds` is how long to wait (0 if counted). `refund` takes the count back.
 * @param isComplete whether it is for lessons, with a time and a way to reply
 */
export async function countAgainstLimits(headers: Headers, isComplete: boolean) {
  const { REQUESTS_PER_VISITOR, REQUESTS_PER_INSTANCE, REQUESTS_PER_DAY } = environment();
  // Vercel overwrites this header; elsewhere a visitor could forge it.
  const address = runsOnVercel() && headers.get('x-real-ip');
  const limits = [
    { key: address && keyOf(address), rate: REQUESTS_PER_VISITOR },
    { key: 'all', rate: REQUESTS_PER_INSTANCE },
    { key: 'day', rate: REQUESTS_PER_DAY },
    { key: !isComplete && 'day-incomplete', rate: halfOf(REQUESTS_PER_DAY) },
  ];
  const windows = limits.flatMap(({ key, rate }) => (key && rate ? [{ key, ...rate }] : []));
  const id = randomUUID();
  const wait = await sharedStore().countRequest(id, windows);
  const refund = () => sharedStore().refundRequest(id, windows);
  return { seconds: Math.ceil(wait / 1000), refund };
}
