import { isIP } from 'node:net';

/** The IPv4 address or IPv6 /64 used as the rate-limit key; `undefined` for an invalid address. */
export function addressPrefix(address: string): string | undefined {
  const [bare = ''] = address.split('%');
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) !== 6) return undefined;
  // A URL normalizes IPv6: https://url.spec.whatwg.org/#concept-ipv6-serializer
  const groups = groupsOf(new URL(`http://[${bare}]`).hostname.slice(1, -1));
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return mapped ? ipv4From(groups) : `${groups.slice(0, 4).join(':')}::/64`;
}

function groupsOf(address: string): readonly string[] {
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
}

function ipv4From(groups: readonly string[]): string {
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join('.');
}
