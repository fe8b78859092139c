import { expect, test } from 'vitest';
import { blockKeys } from './block-keys.ts';

const place = { address: 'Hauptstraße 12', postalCode: '10115', country: 'Germany', countryCode: 'DE' };
const hashes = (identity: Parameters<typeof blockKeys>[0]) => blockKeys(identity).map(({ hash }) => hash);

test.each([
  ['Ada+shop@Example.com', 'ada@example.com'],
  ['a.d.a@gmail.com', 'ADA@googlemail.com', false],
  ['a.d.a@gmail.com', 'ada@gmail.com'],
  ['ada@example.com', 'bea@example.com', false],
])('%j and %j are one mailbox: %j', (one, other, same = true) => {
  expect(hashes({ email: one })[0] === hashes({ email: other })[0]).toBe(same);
});

test.each([
  ['+49 170 123 45 67', '0170/1234567'],
  ['0049 (170) 1234567', '0170 123-4567'],
  ['0170 1234567', '0170 1234568', false],
])('%j and %j are one phone number: %j', (one, other, same = true) => {
  expect(hashes({ phones: [one] })[0] === hashes({ phones: [other] })[0]).toBe(same);
});

test('the same house is known in other spellings, another one is not', () => {
  const [house] = hashes({ addresses: [place] });
  expect(
    hashes({ addresses: [{ ...place, address: ' HAUPTSTRASSE  12.', country: 'Deutschland' }] }),
  ).toEqual([house]);
  for (const change of [{ address: 'Hauptstraße 13' }, { postalCode: '10117' }, { countryCode: 'AT' }])
    expect(hashes({ addresses: [{ ...place, ...change }] })).not.toEqual([house]);
});

test('what is too short or missing is no key', () => {
  expect(blockKeys({ phones: ['', null, '12345'], addresses: [null, { ...place, address: ' ' }] })).toEqual(
    [],
  );
});

test('a label says too little to name anybody', () => {
  const keys = blockKeys({ email: 'ada@example.com', phones: ['+49 170 1234567'], addresses: [place] });
  expect(keys.map(({ kind, label }) => [kind, label])).toEqual([
    ['email', 'a…@example.com'],
    ['phone', '…567'],
    ['address', '10115, DE'],
  ]);
});
