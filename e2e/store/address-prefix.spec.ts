import { expect, test } from '@playwright/test';
import { addressPrefix } from '@/lib/limits/address-prefix';

test('the rate-limit key is an IPv4 address or an IPv6 /64', () => {
  for (const [visitor, ...addresses] of [
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:0', '2001:db8::1', '2001:0DB8:0000:0000:ffff:ffff:ffff:ffff'],
    ['2001:db8:0:1', '2001:db8:0:1::'],
    ['2001:db8:1:2', '2001:db8:1:2:3::4'],
    ['0:0:0:0', '::1', '::'],
  ]) {
    for (const address of addresses) {
      expect.soft(addressPrefix(address), address).toBe(visitor);
    }
  }
});
