import { expect, test } from 'vitest';
import type { Viewer } from '../../../features/accounts/viewer.ts';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { toolsOf } from './tools-of.ts';

type Order = Pick<
  OrderDetailFragment,
  | 'isPaid'
  | 'cancelledAt'
  | 'isOwn'
  | 'isCancellable'
  | 'areItemsCancellable'
  | 'authorizedUntil'
  | 'refundable'
  | 'manualPayment'
> & {
  fulfillments: unknown[];
};
/** An order of 50.00 of which nothing is shipped. */
const order = (change: Partial<Order> = {}) =>
  ({
    isPaid: true,
    cancelledAt: null,
    acceptedAt: null,
    isOwn: false,
    isCancellable: false,
    manualPayment: null,
    refund: null,
    capturedAmount: { amount: 0 },
    fulfillments: [],
    orderItems: [],
    refundable: { amount: { amount: 50_00 } },
    ...change,
  }) as unknown as OrderDetailFragment;
/** The tools that are offered, by name. */
const offered = (of: OrderDetailFragment, place: Parameters<typeof toolsOf>[1]) =>
  Object.entries(toolsOf(of, place)).flatMap(([name, isOffered]) =>
    isOffered && name !== 'hasAny' ? [name] : [],
  );
const staff = (...permissions: Viewer['permissions']): Viewer => ({
  _id: 'a',
  name: 'Ada',
  email: 'ada@example.com',
  isAdmin: false,
  permissions,
});
const ofGuest = { viewer: null, link: { mayPay: false } };

test('whoever has the link of a guest is offered to cancel a paid order, and to correct its address, until something of it is shipped', () => {
  expect(offered(order(), ofGuest)).toEqual(['mayChangeAddress', 'mayCancelPaid']);
  expect(offered(order({ fulfillments: [{}] }), ofGuest)).toEqual([]);
  expect(offered(order({ cancelledAt: '2026-11-24' }), ofGuest)).toEqual([]);
  expect(offered(order(), { viewer: null, link: { mayPay: true } })).toEqual([]);
  expect(offered(order({ isPaid: false }), ofGuest)).toEqual(['isCharged', 'mayChangeAddress', 'mayCancel']);
});

test('a buyer is offered to cancel what the server lets them cancel', () => {
  const own = { isOwn: true, isCancellable: true };
  expect(offered(order(own), { viewer: staff() })).toEqual(['mayCancelPaid']);
  expect(offered(order({ ...own, isCancellable: false }), { viewer: staff() })).toEqual([]);
  expect(offered(order({ ...own, isPaid: false }), { viewer: staff() })).toEqual([
    'isCharged',
    'mayPay',
    'mayCancel',
  ]);
});

test('staff who may refund have one tool for it, and reverse what was recorded by hand', () => {
  const refunder = { viewer: staff('REFUNDS'), isInAdmin: true };
  expect(offered(order({ isCancellable: true }), refunder)).toEqual(['mayRefund']);
  expect(offered(order({ manualPayment: { reference: 'Line 4' } }), refunder)).toEqual([
    'mayRecord',
    'mayRefund',
  ]);
  expect(offered(order({ isPaid: false }), refunder)).toEqual(['isCharged', 'mayRecord']);
});

test('staff cancel an order whose money is reserved, or units of it, by one tool', () => {
  const units = { isCancellable: true, areItemsCancellable: true, refundable: { amount: { amount: 0 } } };
  const reserved = order({ isPaid: false, authorizedUntil: '2026-12-01', ...units });
  const offer = offered(reserved, { viewer: staff('ORDERS', 'REFUNDS'), isInAdmin: true });
  expect(offer.filter((name) => /Cancel|Refund/.test(name))).toEqual(['mayRefund']);
  const others = offered(reserved, { viewer: staff('ORDERS'), isInAdmin: true });
  expect(others.filter((name) => /Cancel|Refund/.test(name))).toEqual(['mayCancel']);
});
