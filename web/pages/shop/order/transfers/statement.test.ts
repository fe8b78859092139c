import { expect, test } from 'vitest';
import { decode, readAmount, referenced } from './statement.ts';

test.each([
  ['1.234,56', 'EUR', 1234_56],
  ['1,234.56', 'USD', 1234_56],
  ["1'234.50", 'CHF', 1234_50],
  ['1 234,5', 'EUR', 1234_50],
  ['12', 'EUR', 12_00],
  ['+12,00 €', 'EUR', 12_00],
  ['-12,00', 'EUR', -12_00],
  ['1,234', 'USD', 1234_00],
  ['1500', 'JPY', 1500],
  ['', 'EUR', null],
  ['abc', 'EUR', null],
])('%j of %s is %j', (typed, currency, amount) => expect(readAmount(typed, currency)).toBe(amount));

const transfer = { reference: '', amount: 1, currency: 'EUR', payer: 'Ada', text: 'a\u0000  b' };

test('each has a reference of its own, and the same one when the statement is read again', () => {
  const read = () => referenced('DE1', [transfer, transfer, { ...transfer, reference: 'R1' }]);
  expect(read().map(({ reference }) => reference)).toEqual([
    'DE1 1 EUR Ada a b',
    'DE1 1 EUR Ada a b 2',
    'DE1 R1',
  ]);
  expect(read()).toEqual(read());
  expect(read()[0]!.text).toBe('a b');
});

test('a file that is not UTF-8 is Windows-1252', () => {
  expect(decode(new Uint8Array([0x4d, 0xfc, 0x6c]).buffer)).toBe('Mül');
  expect(decode(new TextEncoder().encode('Mül').buffer as ArrayBuffer)).toBe('Mül');
});
