import fc from 'fast-check';
import { lineTotal } from '#money/credited-units';
import { priceOrder } from '#money/price-order';
import type { Discount, LineToPrice, OrderRules } from '#money/priced-order';
import type { OrderAmounts } from '../../trade/invoices/document-amounts.ts';
import type { InvoicedOrder } from '../../trade/invoices/make-document.ts';

interface RandomOrder {
  lines: LineToPrice[];
  rules: OrderRules;
  discounts: Discount[];
}

const classes = ['standard', 'reduced', 'books', 'none'];

/**
 * Orders as the shop prices them, for tests and the check of e-invoices: several rates, discounts, prices with and without tax. No rate is
 * below half a percent, which the published test of BR-CO-17 rounds to 0.
 */
export const randomOrder: fc.Arbitrary<RandomOrder> = fc
  .record({
    lines: fc.array(
      fc.record({
        price: fc.oneof(fc.nat(300), fc.nat(100_000)),
        qty: fc.integer({ min: 1, max: 40 }),
        taxClass: fc.constantFrom(...classes),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    rates: fc.tuple(
      ...[28_00, 12_00, 19_00].map((most) =>
        fc.oneof(fc.constantFrom(19_00, 7_00, 0), fc.integer({ min: 50, max: most })),
      ),
    ),
    shipping: fc.record({
      price: fc.nat(10_000),
      freeAbove: fc.option(fc.nat(100_000)),
      taxClass: fc.option(fc.constantFrom(...classes)),
    }),
    pricesIncludeTax: fc.boolean(),
    discounts: fc.array(
      fc.record({
        kind: fc.constantFrom('percent', 'amount', 'shipping'),
        value: fc.nat(10_000),
        isOfFirst: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ lines, rates, shipping, pricesIncludeTax, discounts }) => ({
    lines,
    rules: {
      shipping,
      pricesIncludeTax,
      taxRates: rates.map((basisPoints, at) => ({ name: `Tax ${at}`, taxClass: classes[at]!, basisPoints })),
    },
    discounts: discounts.map(({ isOfFirst, ...discount }, at) => ({
      ...discount,
      id: `${at}`,
      title: 'Sale',
      code: null,
      positions: isOfFirst ? [0] : null,
    })),
  }));

/** What the documents of an order are made of, as its rows have it. */
export function orderAmounts({ lines, rules, discounts }: RandomOrder): OrderAmounts {
  const { lines: priced, ...order } = priceOrder(lines, rules, discounts);
  const rate = rules.taxRates.find(({ taxClass }) => taxClass === rules.shipping.taxClass);
  const { pricesIncludeTax, shippingPrice, shippingDiscount, shippingTax, totalPrice } = order;
  return {
    pricesIncludeTax,
    totalPrice,
    lines: lines.map(({ price, qty }, at) => ({ id: `line ${at}`, price, qty, ...priced[at]! })),
    shipping: {
      amount: shippingPrice - shippingDiscount + (pricesIncludeTax ? 0 : shippingTax),
      tax: shippingTax,
      taxRate: rate?.basisPoints ?? 0,
    },
  };
}

/** An order with all that its documents say of it. */
export function toInvoicedOrder(
  given: RandomOrder,
  {
    kind = 'provider',
    isPaid = true,
    isDated = true,
    supply,
    ...addresses
  }: {
    kind?: 'provider' | 'cod' | 'transfer' | 'exchange';
    isPaid?: boolean;
    isDated?: boolean;
    supply?: InvoicedOrder['supply'];
    shippingAddress: InvoicedOrder['shippingAddress'];
    billingAddress: InvoicedOrder['billingAddress'];
    vatCheck?: InvoicedOrder['vatCheck'];
  },
) {
  const { lines, ...order } = orderAmounts(given);
  const time = new Date('2026-11-26T10:00:00Z');
  return {
    ...order,
    ...addresses,
    number: 1049,
    currency: 'EUR',
    createdAt: time,
    supply: supply ?? (isDated ? { from: time, to: time } : { from: null, to: null }),
    paidAt: isPaid ? time : null,
    paymentDueAt: isDated ? time : null,
    taxLines: priceOrder(given.lines, given.rules, given.discounts).taxLines,
    lines: lines.map((line) => ({
      ...line,
      name: 'Lamp <1> & "Co"',
      options: ['M'],
      optionNames: ['Size'],
      sku: 'L-1',
      total: lineTotal(line, order.pricesIncludeTax),
    })),
    shippingName: 'Parcel',
    payment: { kind, label: 'Card & more' },
    customerName: 'Ada',
    customerEmail: 'ada@example.com',
  } satisfies InvoicedOrder;
}
