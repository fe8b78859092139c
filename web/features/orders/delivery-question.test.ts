import { expect, test } from 'vitest';
import { deliveryQuestion } from './delivery-question.ts';

const refund = (refundedAt: string | null) => ({ refundedAt, amount: 100 });

const order = { isPaid: true, authorizedUntil: null, refund: null, shippingMethod: null, orderItems: [] };

test.each([
  ['paid', order, 'Is this order delivered?', 'Mark as delivered'],
  ['refunded in part', { ...order, refund: refund(null) }, 'Is this order delivered?', 'Mark as delivered'],
  ['refunded', { ...order, refund: refund('2026-11-24') }, 'This order was refunded', 'Deliver anyway'],
  ['not paid', { ...order, isPaid: false }, 'This order is not paid', 'Deliver anyway'],
])('before an order is delivered that is %s, staff are asked', (_, order, question, action) => {
  const asked = deliveryQuestion(order, String);
  expect(asked).toMatchObject({ question, action });
  expect(asked.consequence).toMatch(
    action === 'Mark as delivered'
      ? /^The customer gets a mail that says so\./
      : /^Mark it as delivered all the same\?/,
  );
  expect(asked.consequence).toMatch(/ This cannot be taken back\.$/);
});

test('before an order counts as picked up, staff are asked in these words', () => {
  const shippingMethod = {
    name: 'At the shop',
    description: '',
    kind: 'PICKUP' as const,
    daysMin: null,
    daysMax: null,
    delivery: null,
  };
  const pickup = { ...order, shippingMethod };
  expect(deliveryQuestion(pickup, String)).toMatchObject({
    question: 'Was this order picked up?',
    action: 'Mark as picked up',
  });
  expect(deliveryQuestion({ ...pickup, isPaid: false }, String)).toMatchObject({
    action: 'Hand over anyway',
    consequence: 'Mark it as picked up all the same? This cannot be taken back.',
  });
});

test('an order whose money is reserved is not said to be unpaid: it is charged', () => {
  const reserved = { ...order, isPaid: false, authorizedUntil: '2026-12-01' };
  expect(deliveryQuestion(reserved, String)).toEqual({
    question: 'Is this order delivered?',
    action: 'Mark as delivered',
    consequence:
      'The reserved money is charged then. The customer gets a mail that says so. This cannot be taken back.',
  });
});

test.each([
  ['paid', order, 'The customer gets a mail that says so. This cannot be taken back.'],
  ['not paid', { ...order, isPaid: false }, 'Mark it as delivered all the same? This cannot be taken back.'],
])('staff read that units of an order that is %s are not in stock', (_, paid, rest) => {
  const orderItems = [{ backorderedQuantity: 2 }, { backorderedQuantity: 0 }];
  expect(deliveryQuestion({ ...paid, orderItems }, String).consequence).toBe(
    `2 units are on backorder: they are not in stock. ${rest}`,
  );
});
