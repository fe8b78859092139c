import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([...['8.8.8.8', '1.1.1.1', '203.0.112.9', '2606:4700::1111', '::ffff:8.8.8.8']])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ['loopback', ['127.0.0.1', '127.255.0.3', '::1', '0.0.0.0', '::']],
  ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12::9', 'fec0::1']],
  ['link-local, with metadata services', ['169.254.169.254', '169.254.170.2', 'fe80::1', 'fd00:ec2::254']],
  ['of a carrier', ['100.64.0.1', '100.100.100.200', '100.127.255.255']],
  ['multicast or broadcast', ['224.0.0.1', '239.1.2.3', '255.255.255.255', 'ff02::1']],
  ['reserved', ['192.0.2.1', '198.18.0.1', '198.51.100.7', '203.0.113.9', '240.0.0.1', '192.0.0.8']],
  ['reserved in IPv6', ['2001:db8::1', '3fff::1', '100::1', '100:0:0:1::1', '4000::1', '5f00::1']],
  ['IPv4 in IPv6', ['::ffff:10.0.0.1', '::ffff:7f00:1', '::ffff:169.254.169.254', '::127.0.0.1']],
  ['translated', ['64:ff9b::a00:1', '64:ff9b:1::a00:1', '2002:a00:1::', '2001:0:a00:1::']],
  ['no address', ['', 'localhost', '999.1.1.1']],
])('what is %s is not', (_, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});
