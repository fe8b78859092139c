import { expect, test } from 'vitest';
import type { ShippingAddressInput } from './shipping-address.input.ts';
import { toAddress } from './shipping-address.ts';

test('an address has no marks that turn its direction, and keeps those by which letters are read', () => {
  const marked = (text: string) => `\u2068\u202e${text}\u202c\u2069\u200f`;
  const names = ['address', 'city', 'postalCode', 'country', 'name', 'company', 'line2', 'region', 'taxId'];
  const input = Object.fromEntries(names.map((name) => [name, marked(name)]));
  const address = toAddress(input as unknown as ShippingAddressInput);
  expect(address).toMatchObject(Object.fromEntries(names.map((name) => [name, `${name}\u200f`])));
  expect(
    toAddress({ ...(input as unknown as ShippingAddressInput), country: '\u202aIndia\u202c' }).countryCode,
  ).toBe('IN');
});
