import { expect, test } from 'vitest';
import { isForwarded } from './forwarding.ts';

const headers = { 'x-forwarded-for': '203.0.113.9' };

test.each(['127.0.0.1', '::1', '::ffff:10.0.0.7', '172.18.0.1', '192.168.1.2', 'fd00::7'])(
  'a header from %s, where the proxy of a shop is, says that the address is of many',
  (address) => {
    expect(isForwarded(address, headers)).toBe(true);
    expect(isForwarded(address, {})).toBe(false);
  },
);

test.each(['198.51.100.7', '::ffff:198.51.100.7', '172.32.0.1', '2001:db8::7', ''])(
  'a header from %j, anywhere else, says nothing',
  (address) => {
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
      expect(isForwarded(address, { [name]: '203.0.113.9' })).toBe(false);
  },
);
