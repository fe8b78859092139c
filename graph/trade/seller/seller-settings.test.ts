import { expect, test } from 'vitest';
import { isComplete, sellerSettings } from './seller-settings.ts';

const check = (value: object) => () => sellerSettings.check!({ ...sellerSettings.defaults, ...value });

test.each([
  { invoicePattern: '{year}-{n}' },
  { invoicePattern: 'RE/{year}/{n}', creditNotePattern: 'GS-{n}' },
  { vatId: 'DE123456788', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', email: 'a@b.example' },
  { vatId: 'EL123456789' },
])('%j can be saved', (value) => {
  expect(check(value)).not.toThrow();
});

test.each([
  { invoicePattern: '{year}' },
  { invoicePattern: '{n}-{year}' },
  { invoicePattern: '{n}{n}' },
  { invoicePattern: 'Z1{n}' },
  { creditNotePattern: 'a b{n}' },
  { creditNotePattern: '{year}{year}{n}' },
  { vatId: '27AAPFU0939F1ZV' },
  { vatId: 'XX123456789' },
  { vatId: 'GR123456789' },
  { vatId: 'FR123' },
  { vatId: 'DE123456789' },
  { iban: 'DE02 1203' },
  { bic: 'DEUTDEF' },
  { bic: 'DEUTDEFF50' },
  { email: 'nobody' },
  { email: 'https://u:p@evil.example/' },
  { email: '<b>@z.example' },
])('%j is refused with a word on the field', (value) => {
  expect(check(value)).toThrow(
    expect.objectContaining({ details: { fields: { [Object.keys(value)[0]!]: expect.any(String) } } }),
  );
});

test.each([
  ['de 136.695-976', 'DE136695976'],
  [' . ', null],
  ['', null],
])('the VAT number %j is stored as %j', (given, stored) => {
  expect(sellerSettings.fields.vatId.read(given)).toBe(stored);
});

test('a BIC is stored without blanks, in capitals', () => {
  expect(sellerSettings.fields.bic.read('deut de ff')).toBe('DEUTDEFF');
  expect(sellerSettings.fields.bic.read(' ')).toBeNull();
});

test('a seller without a tax number or an address issues nothing', () => {
  const whole = {
    ...sellerSettings.defaults,
    legalName: 'Citron',
    street: 'Road 1',
    city: 'Pune',
    country: 'IN',
    taxNumber: '27AAPFU0939F1ZV',
  };
  expect(isComplete(whole)).toBe(true);
  expect(isComplete({ ...whole, taxNumber: null })).toBe(false);
  expect(isComplete({ ...whole, taxNumber: null, vatId: 'DE1234567' })).toBe(true);
  expect(isComplete({ ...whole, city: null })).toBe(false);
});
