import { expect, test } from 'vitest';
import { phoneSuffixes } from './phone-suffixes.ts';
import { readOrderQuery } from './read-order-query.ts';

test.each([
  ['+49 170 1234567', ['1701234567']],
  ['0049 170 1234567', ['1701234567']],
  ['+49 (0)170 / 123 45 67', ['1701234567']],
  ['0170/1234567', ['1701234567']],
  ['170.123.4567', ['1701234567']],
  ['1234567', ['1234567']],
  ['34567', ['34567']],
  ['+1 (555) 123-4567', ['5551234567']],
  ['+91 98765 43210', ['9876543210']],
  ['+358 40 1234567', ['401234567']],
  // Perhaps with a calling code that nothing shows.
  ['49 170 1234567', ['491701234567', '1701234567']],
  ['4567', []],
  ['#12345', []],
  ['12345a', []],
  ['', []],
])('the phone number %j ends in %j', (text, suffixes) => {
  expect(phoneSuffixes(text)).toEqual(suffixes);
});

/** What a text may mean, without what it cannot. */
const meaning = (text: string) =>
  Object.entries(readOrderQuery(text))
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(([name]) => name)
    .sort();

test.each([
  ['#1049', ['number']],
  ['1049', ['email', 'number', 'postalCode', 'sku']],
  ['411001', ['email', 'number', 'phones', 'postalCode', 'sku', 'tracking']],
  ['0170/1234567', ['email', 'phones', 'sku']],
  ['SW1A 1AA', ['city', 'postalCode', 'product', 'sku', 'tracking', 'words']],
  ['ada@example.com', ['email']],
  ['@example.com', ['email']],
  ['@', []],
  ['pay_Nk2lQ8x1', ['city', 'email', 'payment', 'product', 'sku', 'words']],
  ['Ada Abel', ['city', 'product', 'sku', 'words']],
  ['Köln', ['city', 'email', 'product', 'sku', 'words']],
  ['Al', ['city']],
  ['%', []],
  ['', []],
])('%j may mean %j', (text, expected) => {
  expect(meaning(text)).toEqual(expected);
});

test('of many words five count', () => {
  expect(readOrderQuery('ada b c d e f g').words).toEqual(['ada', 'b', 'c', 'd', 'e']);
});
