import { expect, test } from '@playwright/test';
import { addressPrefix } from '@/lib/limits/address-prefix';

test('the rate-limit key is an IPv4 address or an IPv6 /64', () => {
  for (const [visitor, ...addresses] of [
    ['203.0.113.7', '203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107'],
    ['2001:db8:0:0::/64', '2001:db8::1', '2001:0DB8:0000:0000:ffff:ffff:ffff:ffff'],
    ['2001:db8:0:1::/64', '2001:db8:0:1::'],
    ['2001:db8:1:2::/64', '2001:db8:1:2:3::4'],
    ['0:0:0:0::/64', '::1', '::'],
    ['fe80:0:0:0::/64', 'fe80::1%eth0'],
    [undefined, '', 'unknown', '203.0.113', '203.0.113.7, 10.0.0.1', '2001:db8:::1'],
  ]) {
    for (const address of addresses) {
      expect.soft(addressPrefix(address ?? ''), address).toBe(visitor);
    }
  }
});
