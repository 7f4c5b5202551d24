import { isIP } from 'node:net';

/**
 * What one visitor's addresses have in common, whichever way they are spelled: all of an IPv4 address,
 * also of one mapped into IPv6, or the first 64 bits of an IPv6 address, behind which a household has
 * all the others to itself.
 *
 * @returns such as `203.0.113.7` or `2001:db8:0:1::/64`; `undefined` for what is no address
 * @see https://www.rfc-editor.org/rfc/rfc4291#section-2.5.1
 */
export function addressPrefix(address: string): string | undefined {
  const [bare = ''] = address.split('%');
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) !== 6) return undefined;
  // A URL spells an IPv6 address in one way only: https://url.spec.whatwg.org/#concept-ipv6-serializer
  const groups = groupsOf(new URL(`http://[${bare}]`).hostname.slice(1, -1));
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return mapped ? ipv4From(groups) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an address in which `::` may stand for some that are zero. */
function groupsOf(address: string): readonly string[] {
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
}

function ipv4From(groups: readonly string[]): string {
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join('.');
}
