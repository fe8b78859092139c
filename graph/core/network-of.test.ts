import { expect, test } from 'vitest';
import { networkOf, wideNetworkOf } from './network-of.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['203.0.113.9:4000', '203.0.113.9'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::0009', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::/64', '2001:db8:1:2::/64'],
])('the address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('networks of IPv6 are in a /48, those of IPv4 in none', () => {
  expect(['2001:db8:1:2::/64', '0:0:0:0::/64', '203.0.113.9'].map(wideNetworkOf)).toEqual([
    '2001:db8:1::/48',
    '0:0:0::/48',
    null,
  ]);
});
