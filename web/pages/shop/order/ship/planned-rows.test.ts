import { expect, test } from 'vitest';
import { planRows } from './planned-rows.ts';
import { readRows } from './read-rows.ts';

const order = (number: number, changes: object = {}) => ({
  id: `o${number}`,
  number,
  isPaid: true,
  authorizedUntil: null,
  acceptedAt: null,
  paymentChoice: { kind: 'PROVIDER' as const },
  cancelledAt: null,
  hold: null,
  refund: null,
  user: { name: 'Ada' },
  orderItems: [
    { qty: 3, shippedQuantity: 1, cancelledQuantity: 1, backorderedQuantity: 0 },
    { qty: 2, shippedQuantity: 0, cancelledQuantity: 0, backorderedQuantity: 0 },
  ],
  ...changes,
});
const shipped = { qty: 1, shippedQuantity: 1, cancelledQuantity: 0, backorderedQuantity: 0 };
const owed = { qty: 3, shippedQuantity: 0, cancelledQuantity: 0, backorderedQuantity: 2 };

test('each line says what it ships, or why it ships nothing', () => {
  const orders = [
    order(1),
    order(2, { isPaid: false }),
    order(3, { refund: { refundedAt: '2026-11-24T00:00:00.000Z' } }),
    order(4, { cancelledAt: '2026-11-24T00:00:00.000Z' }),
    order(5, { orderItems: [shipped] }),
    order(6, { hold: { reason: 'Two names' } }),
    order(7, { isPaid: false, orderItems: [owed] }),
  ];
  const planned = planRows(readRows('1;DHL;00\n2\n3\n4\n5\n6\n7\n1\n9\nx'), orders, false, true);
  expect(planned.map(({ says, problem }) => [says, problem !== null])).toEqual([
    ['Ships 3 items with DHL, 00.', false],
    ['Ships 3 items. Not paid yet.', false],
    ['Ships 3 items. Refunded already.', false],
    ['The order is cancelled.', true],
    ['Nothing of it is open.', true],
    ['It is on hold: Two names', true],
    ['Ships 3 items. Not paid yet. 2 on backorder: not in stock.', false],
    ['This order is listed before.', true],
    ['There is no such order.', true],
    ['It begins with no order number.', true],
  ]);
});

test('units on backorder stay open when they are left out; an order that has no others is not sent', () => {
  const orders = [
    order(1, { orderItems: [owed] }),
    order(2, { orderItems: [{ ...owed, backorderedQuantity: 1 }] }),
    order(3, { orderItems: [{ ...owed, backorderedQuantity: 3 }] }),
    order(4, { orderItems: [shipped, { ...shipped, shippedQuantity: 0 }] }),
  ];
  const planned = planRows(readRows('1\n2\n3\n4'), orders, true, false);
  expect(planned.map(({ says, problem }) => [says, problem !== null])).toEqual([
    ['Ships 1 item. 2 on backorder stay open.', false],
    ['Ships 2 items. 1 on backorder stays open.', false],
    ['All of it is on backorder: add what came in to the stock first.', true],
    ['Ships 1 item.', false],
  ]);
});

test('what is not paid is left out unless it is chosen; what is reserved or paid on delivery is sent', () => {
  const DAY = '2026-11-24T00:00:00.000Z';
  const unpaid = { isPaid: false, acceptedAt: DAY };
  const orders = [
    order(1, unpaid),
    order(2, { ...unpaid, paymentChoice: { kind: 'COD' as const } }),
    order(3, { isPaid: false, authorizedUntil: DAY }),
    order(4, { ...unpaid, paymentChoice: { kind: 'TRANSFER' as const } }),
  ];
  const sent = (withUnpaid: boolean) =>
    planRows(readRows('1\n2\n3\n4'), orders, true, withUnpaid).map(({ problem }) => problem ?? 'sent');
  expect(sent(false)).toEqual(['It is not paid.', 'sent', 'sent', 'It is not paid.']);
  expect(sent(true)).toEqual(['sent', 'sent', 'sent', 'sent']);
});
