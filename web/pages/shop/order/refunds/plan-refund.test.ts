import { expect, test } from 'vitest';
import { planRefund, type RefundState, unitsInReturns } from './plan-refund.ts';
import { allLeft, allOpen, chosenOf, empty, type TypedRefund, untyped, without } from './typed-refund.ts';

const line = {
  id: 'lamp',
  price: 10_00,
  qty: 3,
  discount: 1_00,
  tax: 1,
  shippedQuantity: 0,
  cancelledQuantity: 0,
  creditedQuantity: 0,
};
/** No unit is in a return. */
const withRefundable = (item: typeof line) => ({
  ...item,
  refundableQuantity: item.shippedQuantity + item.cancelledQuantity - item.creditedQuantity,
});
/** 3 units for 29.01, and 5.00 of shipping. */
const order = (change: Partial<typeof line> = {}, most = 34_01, shipping = 5_00): RefundState => ({
  pricesIncludeTax: false,
  refundable: { amount: { amount: most }, shippingAmount: { amount: shipping } },
  orderItems: [withRefundable({ ...line, ...change })],
});
const units = (kind: 'cancel' | 'refund', quantity: string): TypedRefund => ({
  ...empty,
  [kind]: { lamp: { ...untyped(kind), quantity } },
});
const plan = (typed: TypedRefund, of = order()) => planRefund(of, chosenOf(typed, of));

test('units give back their share of discount and tax, and the last unit what rounding left over', () => {
  expect(plan(units('cancel', '1')).amount).toBe(9_67);
  const rest = order({ cancelledQuantity: 2, creditedQuantity: 2 }, 14_67, 0);
  expect(plan(units('cancel', '1'), rest).amount).toBe(9_67);
  expect(plan(units('cancel', '2')).amount).toBe(19_34);
  const third = order({ shippedQuantity: 3, creditedQuantity: 2 }, 9_67, 0);
  expect(plan(units('refund', '1'), third).amount).toBe(29_01 - 19_34);
});

test('with all of an order of which nothing is shipped, its shipping goes back', () => {
  expect(plan(allOpen(order()))).toMatchObject({
    amount: 34_01,
    shippingOfCancelled: 5_00,
    isTooMuch: false,
  });
  const shipped = order({ shippedQuantity: 1 });
  expect(plan(allOpen(shipped), shipped)).toMatchObject({ amount: 19_34, shippingOfCancelled: 0 });
});

test('goodwill that was given before is not given twice, and no more than is left', () => {
  const rest = order({}, 30_00);
  expect(plan(allOpen(rest), rest)).toMatchObject({ amount: 30_00, isTooMuch: false });
  expect(plan({ ...allOpen(rest), goodwill: '0.01' }, rest).isTooMuch).toBe(true);
  expect(plan({ ...empty, goodwill: '34.01' }).isTooMuch).toBe(false);
  expect(plan({ ...empty, goodwill: '34.02' }).isTooMuch).toBe(true);
});

test.each([
  ['nothing shipped', order(), '', 34_01],
  ['a part shipped', order({ shippedQuantity: 1 }), '5.00', 34_01],
  ['all shipped, a part refunded', order({ shippedQuantity: 3, creditedQuantity: 1 }, 24_34), '5.00', 24_34],
  ['goodwill given before', order({ shippedQuantity: 3 }, 30_00), '0.99', 30_00],
] as const)('all that is left is every unit and the rest of the shipping: %s', (_, of, shipping, amount) => {
  const typed = allLeft(of);
  expect(typed.shipping).toBe(shipping);
  expect(plan(typed, of)).toMatchObject({ amount, isTooMuch: false });
});

test('units are cancelled before others are refunded, in a call for each', () => {
  const shipped = order({ shippedQuantity: 1 });
  const typed = { ...units('cancel', '1'), refund: units('refund', '1').refund, shipping: '2.50' };
  const { calls, amount } = plan(typed, shipped);
  expect(calls).toEqual([
    { kind: 'cancel', input: { lines: [{ orderItemId: 'lamp', quantity: 1, restock: true }] } },
    {
      kind: 'refund',
      input: {
        lines: [{ orderItemId: 'lamp', quantity: 1, restock: false }],
        shippingAmount: 2_50,
        goodwillAmount: 0,
      },
    },
  ]);
  expect(amount).toBe(19_34 + 2_50);
  expect(plan(without(typed, 'cancel'), shipped).calls).toEqual(calls.slice(1));
});

test('units that can be sold again and those that cannot are cancelled by one call', () => {
  const broken = { ...line, id: 'broken' };
  const both: RefundState = { ...order({}, 68_02), orderItems: [line, broken].map(withRefundable) };
  const typed = allOpen(both);
  const { calls, amount } = plan(
    { ...typed, cancel: { ...typed.cancel, broken: { quantity: '3', isRestocked: false } } },
    both,
  );
  const lines = [
    { orderItemId: 'lamp', quantity: 3, restock: true },
    { orderItemId: 'broken', quantity: 3, restock: false },
  ];
  expect(calls).toEqual([{ kind: 'cancel', input: { lines } }]);
  expect(amount).toBe(2 * 29_01 + 5_00);
});

test.each(['', '-1', '1.5', '4'])('%j is no number of units of three', (quantity) => {
  expect(plan(units('cancel', quantity))).toMatchObject({ amount: 0, calls: [] });
});

test('units in an open return are left out, and counted', () => {
  const item = {
    ...line,
    shippedQuantity: 2,
    cancelledQuantity: 1,
    creditedQuantity: 1,
    refundableQuantity: 2,
  };
  expect(unitsInReturns(item)).toBe(0);
  expect(unitsInReturns({ ...item, refundableQuantity: 1 })).toBe(1);
  expect(unitsInReturns({ ...item, creditedQuantity: 2, refundableQuantity: 0 })).toBe(1);
});
