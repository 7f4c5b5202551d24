import { isIPv6 } from 'node:net';

/** The IPv4 address or IPv6 /64 prefix that identifies a visitor. */
export function addressPrefix(address: string): string {
  if (!isIPv6(address)) return address;
  // A URL normalizes IPv6: https://url.spec.whatwg.org/#concept-ipv6-serializer
  const [head = [], tail = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
