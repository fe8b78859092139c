import { expect, test } from 'vitest';
import { DEFAULT_RULES, type ShopRules } from '#money/shop-rules';
import { destinationRefusal } from './destination-refusal.ts';

const [standard] = DEFAULT_RULES.shippingMethods as [(typeof DEFAULT_RULES.shippingMethods)[0]];
const rate = (country: string | null, basisPoints: number) => ({
  country,
  basisPoints,
  name: `VAT ${basisPoints}`,
  taxClass: 'standard',
});
const rules = (changes: Partial<ShopRules> = {}): ShopRules => ({
  ...DEFAULT_RULES,
  shippingMethods: [{ ...standard, countries: ['DE', 'AT', 'FR'] }],
  taxRates: [rate('DE', 19_00), rate('AT', 20_00), rate('FR', 20_00)],
  ...changes,
});
const place = (countryCode: string) =>
  ({ address: 'x', city: 'x', postalCode: 'x', country: countryCode, countryCode }) as never;
const order = (from: string) => ({
  shippingAddress: place(from),
  shippingMethod: standard as never,
  itemsPrice: 50_00,
});
const refusal = (from: string, to: string, changed: Partial<ShopRules> = {}) =>
  destinationRefusal(rules(changed), order(from), place(to));

test.each([
  ['DE', 'DE', null],
  ['AT', 'FR', null],
  ['DE', 'AT', 'That country has another tax.'],
  ['DE', 'IT', 'Standard does not ship there.'],
])('from %s to %s: %j', (from, to, said) => expect(refusal(from, to)).toBe(said));

test('a calculated price may be another one elsewhere', () => {
  const shippingMethods = [{ ...standard, calculator: 'parcels' }];
  expect(refusal('AT', 'FR', { shippingMethods })).toBe('Shipping there has another price.');
  expect(refusal('AT', 'AT', { shippingMethods })).toBeNull();
});

test('brackets make the same price elsewhere', () => {
  const brackets = [{ upTo: null, price: 4_90 }];
  const shippingMethods = [
    { ...standard, bracketsBy: 'weight' as const, brackets, countries: ['EU'], exceptCountries: ['DE'] },
  ];
  expect(refusal('AT', 'FR', { shippingMethods })).toBeNull();
  expect(refusal('AT', 'DE', { shippingMethods })).toBe('Standard does not ship there.');
});

test('a method that is gone still brings it to another house in the same country', () => {
  expect(refusal('DE', 'DE', { shippingMethods: [] })).toBeNull();
});
