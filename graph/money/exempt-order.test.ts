import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOrder } from '../proof/testing/random-orders.ts';
import { exempted, netMethod, netPrice, quoteExempt } from './exempt-order.ts';
import { priceOrder } from './price-order.ts';
import { DEFAULT_RULES } from './shop-rules.ts';

const german = {
  shipping: { price: 5_95, freeAbove: 100_00, taxClass: 'standard' },
  taxRates: [
    { name: 'VAT 19 %', taxClass: 'standard', basisPoints: 19_00 },
    { name: 'VAT 7 %', taxClass: 'reduced', basisPoints: 7_00 },
  ],
  pricesIncludeTax: true,
};
const line = (price: number, qty: number, taxClass = 'standard') => ({
  item: `${price}`,
  product: `${price}`,
  name: 'Lamp',
  options: [],
  optionNames: [],
  sku: null,
  image: '',
  listPrice: price,
  price,
  qty,
  taxClass,
});

test('where prices include tax, it leaves the price of each unit and the shipping', () => {
  expect(netPrice(11_90, 'standard', german)).toBe(10_00);
  expect(netPrice(11_90, 'books', german)).toBe(11_90);
  const quote = quoteExempt([line(11_90, 2), line(10_70, 1, 'reduced')], german);
  expect(quote).toMatchObject({
    itemsPrice: 30_00,
    shippingPrice: 5_00,
    taxPrice: 0,
    totalPrice: 35_00,
    taxLines: [],
    pricesIncludeTax: false,
    lines: [{ price: 10_00, listPrice: 10_00, taxRate: 0, tax: 0 }, { price: 10_00 }],
  });
});

test('shipping is free when the taxed order ships for nothing, also as an offer', () => {
  const quote = quoteExempt([line(101_00, 1)], german);
  expect(quote).toMatchObject({ itemsPrice: 84_87, shippingPrice: 0, totalPrice: 84_87 });
  const method = {
    ...DEFAULT_RULES.shippingMethods[0]!,
    price: 11_90,
    freeAbove: null,
    taxClass: 'standard',
  };
  expect(netMethod(method, german, quote)).toMatchObject({ price: 10_00 });
  expect(netMethod({ ...method, freeAbove: 100_00 }, german, quote)).toMatchObject({ price: 0 });
});

test('any exempt order has no tax, sums up, has the discounts of the taxed one and costs no more', () => {
  fc.assert(
    fc.property(randomOrder, ({ lines, rules, discounts }) => {
      const taxed = priceOrder(lines, rules, discounts);
      const exempt = exempted(lines, rules, discounts);
      const priced = priceOrder(exempt.lines, exempt.rules, discounts);
      expect(priced).toMatchObject({ taxPrice: 0, shippingTax: 0, taxLines: [], pricesIncludeTax: false });
      const { itemsPrice, discountPrice, shippingPrice, shippingDiscount, totalPrice } = priced;
      expect(totalPrice).toBe(itemsPrice - discountPrice + shippingPrice - shippingDiscount);
      // One unit of rounding for each discount that is spread over some lines.
      expect(totalPrice).toBeLessThanOrEqual(taxed.totalPrice + discounts.length);
      expect(exempt.rules.taxed).toEqual({ rules, prices: lines.map(({ price }) => price) });
      if (rules.pricesIncludeTax) return;
      expect(totalPrice).toBe(taxed.totalPrice - taxed.taxPrice);
      expect(priced.discounts).toEqual(taxed.discounts);
    }),
  );
});
