import { expect, test } from 'vitest';
import { hasMore, isEmpty, isSameAddress, toAddress, toTyped } from './typed-address.ts';

const address = { address: '1 Elm Street', city: 'Pune', postalCode: '411001', country: 'India' };

test('an address is the same after it was typed; what is empty is left out', () => {
  expect(toAddress(toTyped(address))).toEqual(address);
  expect(toAddress({ ...toTyped(address), city: ' Goa ', phone: ' ', company: ' Acme ' })).toEqual({
    ...address,
    city: 'Goa',
    company: 'Acme',
  });
});

test('stored forms are read whatever they contain', () => {
  expect(isEmpty(toTyped({ city: 5, phone: null, name: {} }))).toBe(true);
  expect(toTyped({ city: 'Goa' })).toMatchObject({ city: 'Goa', phone: '' });
});

test('addresses are compared in all fields, without blanks around', () => {
  const typed = toTyped(address);
  expect(isSameAddress(typed, { ...typed, city: 'Pune ' })).toBe(true);
  expect(isSameAddress(typed, { ...typed, line2: 'Flat 3' })).toBe(false);
  expect([hasMore(typed), hasMore({ ...typed, line2: 'Flat 3' })]).toEqual([false, true]);
});
