import { expect, test } from 'vitest';
import { newTaxClass } from './tax-classes.ts';

const rate = (country: string | null, taxClass: string, basisPoints: number) => {
  return { __typename: 'TaxRate' as const, name: 'VAT', country, taxClass, basisPoints };
};

test.each<[string, ReturnType<typeof rate>[], string]>([
  ['the standard class', [rate('DE', 'reduced', 700), rate('DE', 'standard', 1900)], 'standard'],
  ['another class of its country, without a standard one', [rate('DE', 'goods', 1900)], 'goods'],
  ['none for rates of other countries', [rate('FR', 'standard', 2000), rate(null, 'standard', 1500)], ''],
  ['none where nothing is taxed', [rate('DE', 'standard', 0)], ''],
])('a new shipping method has %s', (_, rates, taxClass) => {
  expect(newTaxClass({ rates, homeCountry: 'DE' })).toBe(taxClass);
});

test('a shop without a country taxes no shipping by itself', () => {
  expect(newTaxClass({ rates: [rate(null, 'standard', 1500)], homeCountry: null })).toBe('');
});
