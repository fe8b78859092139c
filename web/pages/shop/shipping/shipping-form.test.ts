import { expect, test } from 'vitest';
import { toTyped } from '../../../features/addresses/typed-address.ts';
import { offerAddress, readForm } from './shipping-form.ts';

const last = { name: 'Jane', address: '3 Ash Road', city: 'Goa', postalCode: '403001', country: 'India' };
const formOf = (typed: object) => ({ shipping: toTyped(typed), billing: null });

test('the last address is filled in while nothing is typed but the name of the buyer', () => {
  for (const typed of [{}, { name: 'Jane' }])
    expect(offerAddress(formOf(typed), last, 'Jane')).toEqual(formOf(last));
});

test.each([{ name: 'Mum' }, { name: 'Jane', city: 'P' }, { phone: '1' }])(
  'what was typed when the last address arrives stays as it is: %j',
  (typed) => expect(offerAddress(formOf(typed), last, 'Jane')).toEqual(formOf(typed)),
);

test('a shop with a country of its own begins with it, and an address that was confirmed or used before goes over it', () => {
  const empty = { address: '', city: '', postalCode: '', country: '' };
  const begun = readForm(null, empty, 'Jane', 'Germany');
  expect(begun.shipping).toMatchObject({ name: 'Jane', country: 'Germany', city: '' });
  expect(offerAddress(begun, last, 'Jane', 'Germany')).toEqual(formOf(last));
  const chosen = formOf({ name: 'Jane', country: 'France' });
  expect(offerAddress(chosen, last, 'Jane', 'Germany')).toEqual(chosen);
  expect(readForm(null, last, 'Jane', 'Germany').shipping).toMatchObject({ country: 'India' });
});
