import { expect, test } from 'vitest';
import { priceOrder } from './price-order.ts';
import { type LineToPrice } from './priced-order.ts';
import {
  DEFAULT_RULES,
  methodsFor,
  orderRulesOf,
  type ShippingMethod,
  type ShopRules,
} from './shop-rules.ts';

const standard = DEFAULT_RULES.shippingMethods[0]!;
const line = (price: number, taxClass = 'standard', qty = 1): LineToPrice => ({ price, qty, taxClass });

function priced(
  lines: LineToPrice[],
  rules: Partial<ShopRules>,
  { country, method = {} }: { country: string | null; method?: Partial<ShippingMethod> },
) {
  return priceOrder(lines, orderRulesOf({ ...DEFAULT_RULES, ...rules }, country, { ...standard, ...method }));
}

const german: Partial<ShopRules> = {
  pricesIncludeTax: true,
  taxRates: [
    { name: 'MwSt.', country: 'DE', taxClass: 'standard', basisPoints: 1900 },
    { name: 'MwSt.', country: 'DE', taxClass: 'reduced', basisPoints: 700 },
  ],
};

test('a German order: prices include 19 and 7 %, and shipping is taxed', () => {
  const order = priced([line(119_00), line(10_70, 'reduced')], german, {
    country: 'DE',
    method: { price: 4_90, freeAbove: null, taxClass: 'standard' },
  });
  expect(order).toMatchObject({ taxPrice: 20_48, shippingTax: 78, totalPrice: 134_60 });
  expect(order.taxLines).toMatchObject([
    { basisPoints: 1900, base: 123_90, amount: 19_78 },
    { basisPoints: 700, base: 10_70, amount: 70 },
  ]);
});

test('an Indian order: 18 % on top, rounded once for the rate', () => {
  const gst = [{ name: 'GST', country: 'IN', taxClass: 'standard', basisPoints: 1800 }];
  const order = priced([line(333), line(333), line(333)], { taxRates: gst }, { country: 'IN' });
  expect(order).toMatchObject({ taxPrice: 1_80, totalPrice: 9_99 + 100_00 + 1_80 });
});

test('an American order: 8.875 % is rounded to 8.88 % by the rate, and food is not taxed', () => {
  const sales = [{ name: 'Sales tax', country: 'US', taxClass: 'standard', basisPoints: 888 }];
  const order = priced([line(100_00), line(20_00, 'food')], { taxRates: sales }, { country: 'US' });
  expect(order).toMatchObject({ taxPrice: 8_88, shippingPrice: 0, totalPrice: 128_88 });
});

test('a country without a rate of its own has that of everywhere, class by class', () => {
  const taxRates = [...german.taxRates!, ...DEFAULT_RULES.taxRates];
  const rates = (country: string | null) =>
    orderRulesOf({ taxRates, pricesIncludeTax: false, homeCountry: null }, country, standard).taxRates.map(
      ({ taxClass, basisPoints }) => `${taxClass} ${basisPoints}`,
    );
  expect(rates('DE')).toEqual(['standard 1900', 'reduced 700']);
  expect(rates('FR')).toEqual(['standard 1500']);
  expect(rates(null)).toEqual(['standard 1500']);
});

test('a member state of the EU without a rate of its own has that of the EU, class by class', () => {
  const rate = (country: string | null, taxClass: string, basisPoints: number) => ({
    name: 'VAT',
    country,
    taxClass,
    basisPoints,
  });
  const taxRates = [
    rate(null, 'standard', 1),
    rate('EU', 'standard', 19_00),
    rate('EU', 'reduced', 7_00),
    rate('FR', 'standard', 20_00),
  ];
  const rates = (country: string | null) =>
    orderRulesOf({ taxRates, pricesIncludeTax: true, homeCountry: 'DE' }, country, standard).taxRates.map(
      ({ taxClass, basisPoints }) => [taxClass, basisPoints],
    );
  const others = ['reduced', 7_00];
  expect(rates('FR')).toEqual([['standard', 20_00], others]);
  expect(rates('DE')).toEqual([['standard', 19_00], others]);
  for (const outside of ['CH', 'GB', null]) expect(rates(outside)).toEqual([['standard', 1]]);
});

test('an order that is fetched has the rates of the one country where it is offered, else of the shop, else of its buyer', () => {
  const rates = (homeCountry: string | null, method: Partial<ShippingMethod>) =>
    orderRulesOf({ ...DEFAULT_RULES, ...german, homeCountry }, 'FR', {
      ...standard,
      kind: 'pickup' as const,
      ...method,
    }).taxRates.length;
  expect(rates('DE', {})).toBe(2);
  expect(rates('DE', { kind: 'delivery' })).toBe(0);
  expect(rates('US', { countries: ['DE'] })).toBe(2);
  expect(rates('DE', { countries: ['FR', 'AT'] })).toBe(2);
  expect(rates(null, {})).toBe(0);
});

test('an unknown country has only what ships everywhere, within the limits of the sum', () => {
  const shippingMethods = [
    { ...standard, id: 'de', countries: ['DE'] },
    { ...standard, id: 'small', maxItems: 99_99 },
    { ...standard, id: 'large', minItems: 100_00 },
  ];
  const ids = (country: string | null, items: number) =>
    methodsFor({ shippingMethods }, country, items).map(({ id }) => id);
  expect(ids('DE', 99_99)).toEqual(['de', 'small']);
  expect(ids('DE', 100_00)).toEqual(['de', 'large']);
  expect(ids(null, 100_00)).toEqual(['large']);
  expect(ids('FR', 0)).toEqual(['small']);
});
