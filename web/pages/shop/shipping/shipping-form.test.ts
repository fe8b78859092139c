import { expect, test } from 'vitest';
import { toTyped } from '../../../features/addresses/typed-address.ts';
import { offerAddress } from './shipping-form.ts';

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
