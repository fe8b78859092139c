import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceOrder } from './price-order.ts';
import { type Discount, type LineToPrice, type OrderRules, type PricedOrder } from './priced-order.ts';

const rates = [
  { name: 'VAT 19 %', taxClass: 'standard', basisPoints: 19_00 },
  { name: 'VAT 7 %', taxClass: 'reduced', basisPoints: 7_00 },
  { name: 'VAT 5.5 %', taxClass: 'books', basisPoints: 5_50 },
];
const shipping = { price: 5_00, freeAbove: 100_00, taxClass: 'standard' };
const inclusive: OrderRules = { shipping, taxRates: rates, pricesIncludeTax: true };
const exclusive: OrderRules = { ...inclusive, pricesIncludeTax: false };
const off = (discount: Partial<Discount>): Discount => ({
  id: 'd',
  title: 'Off',
  code: null,
  kind: 'amount',
  value: 0,
  positions: null,
  ...discount,
});
const line = (price: number, qty = 1, taxClass = 'standard') => ({ price, qty, taxClass });

test('a German order: prices include two rates, and shipping has the standard one', () => {
  const order = priceOrder([line(11_90), line(10_70, 2, 'reduced')], inclusive);
  expect(order).toMatchObject({ itemsPrice: 33_30, shippingPrice: 5_00, totalPrice: 38_30 });
  // 16.90 / 1.19 = 14.2017; 21.40 / 1.07 = 20.
  expect(order.taxLines).toEqual([
    { name: 'VAT 19 %', basisPoints: 19_00, base: 16_90, amount: 2_70 },
    { name: 'VAT 7 %', basisPoints: 7_00, base: 21_40, amount: 1_40 },
  ]);
  expect(order.lines.map(({ tax }) => tax)).toEqual([1_90, 1_40]);
  expect(order.shippingTax).toBe(80);
});

test('an order with tax on top: half a unit is rounded up, once for the rate', () => {
  // 7 % of 0.50 is 3.5: each line alone would be rounded up to 4.
  const order = priceOrder([line(50, 1, 'reduced'), line(50, 1, 'reduced')], exclusive);
  expect(order.taxPrice).toBe(7 + 95);
  expect(order.lines.map(({ tax }) => tax)).toEqual([4, 3]);
  expect(order.totalPrice).toBe(100 + 5_00 + 7 + 95);
});

test('a discount is spread over the lines by what they cost, and tax is on what is left', () => {
  const order = priceOrder([line(10_00), line(20_00), line(30_00)], exclusive, [off({ value: 1_00 })]);
  expect(order.lines.map(({ discount }) => discount)).toEqual([17, 33, 50]);
  expect(order).toMatchObject({ discountPrice: 1_00, taxPrice: Math.round((59_00 + 5_00) * 0.19) });
  expect(order.discounts).toEqual([{ id: 'd', title: 'Off', code: null, amount: 1_00 }]);
});

test('a discount takes off no more than its lines cost, and shipping is by what is left', () => {
  const lines = [line(150_00), line(20_00)];
  const order = priceOrder(lines, exclusive, [off({ value: 160_00, positions: [0] })]);
  expect(order).toMatchObject({ discountPrice: 150_00, shippingPrice: 5_00 });
  const free = priceOrder(lines.slice(1), { ...exclusive, taxRates: [] }, [
    off({ kind: 'percent', value: 100_00 }),
    off({ id: 's', kind: 'shipping' }),
  ]);
  expect(free).toMatchObject({ totalPrice: 0, shippingDiscount: 5_00, taxLines: [] });
  expect(free.discounts.map(({ amount }) => amount)).toEqual([20_00, 5_00]);
});

test('a line of a class without a rate is not taxed', () => {
  const order = priceOrder([line(10_00, 1, 'none')], {
    ...exclusive,
    shipping: { ...shipping, taxClass: null },
  });
  expect(order).toMatchObject({ taxPrice: 0, taxLines: [], lines: [{ taxRate: 0, tax: 0 }] });
});

const lines: fc.Arbitrary<LineToPrice[]> = fc.array(
  fc.record({
    price: fc.integer({ min: 0, max: 500_000 }),
    qty: fc.integer({ min: 1, max: 40 }),
    taxClass: fc.constantFrom('standard', 'reduced', 'books', 'none'),
  }),
  { maxLength: 6 },
);
const discounts: fc.Arbitrary<Discount[]> = fc.array(
  fc
    .record({
      kind: fc.constantFrom('percent' as const, 'amount' as const, 'shipping' as const),
      share: fc.integer({ min: 0, max: 100_00 }),
      positions: fc.option(fc.uniqueArray(fc.nat({ max: 6 }))),
    })
    .map(({ share, ...rest }) => off({ ...rest, value: share })),
  { maxLength: 4 },
);
const rules = fc.record({
  shipping: fc.record({
    price: fc.integer({ min: 0, max: 20_000 }),
    freeAbove: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    taxClass: fc.constantFrom('standard', 'reduced', null),
  }),
  taxRates: fc.constant(rates),
  pricesIncludeTax: fc.boolean(),
});

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What is wrong with the sums of an order, or null. */
function problemOf(priced: PricedOrder, wanted: LineToPrice[]): string | null {
  const net = wanted.map(({ price, qty }, index) => price * qty - priced.lines[index]!.discount);
  const charged = priced.shippingPrice - priced.shippingDiscount;
  const taken = sum(priced.discounts.map(({ amount }) => amount));
  const shares = sum(priced.lines.map(({ tax }) => tax)) + priced.shippingTax;
  const amounts = [
    ...net,
    charged,
    priced.shippingTax,
    priced.totalPrice,
    ...priced.lines.map(({ tax }) => tax),
  ];
  if (!amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)) return 'an amount is negative';
  if (sum(priced.lines.map(({ discount }) => discount)) !== priced.discountPrice) return 'discounts of lines';
  if (taken !== priced.discountPrice + priced.shippingDiscount) return 'discounts';
  if (sum(priced.taxLines.map(({ amount }) => amount)) !== priced.taxPrice) return 'tax lines';
  if (shares !== priced.taxPrice) return 'shares of tax';
  const due = sum(net) + charged + (priced.pricesIncludeTax ? 0 : priced.taxPrice);
  return due === priced.totalPrice ? null : 'total';
}

test('100,000 random carts with three rates and discounts of each kind: all sums are exact', () => {
  fc.assert(
    fc.property(lines, rules, discounts, (wanted, by, taken) => {
      expect(problemOf(priceOrder(wanted, by, taken), wanted)).toBeNull();
    }),
    { numRuns: 100_000 },
  );
});
