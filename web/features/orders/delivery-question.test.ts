import { expect, test } from 'vitest';
import { deliveryQuestion } from './delivery-question.ts';

const refund = (refundedAt: string | null) => ({ refundedAt, amount: 100 });

test.each([
  ['paid', { isPaid: true, refund: null }, 'Is this order delivered?', 'Mark as delivered'],
  [
    'refunded in part',
    { isPaid: true, refund: refund(null) },
    'Is this order delivered?',
    'Mark as delivered',
  ],
  ['refunded', { isPaid: true, refund: refund('2026-11-24') }, 'This order was refunded', 'Deliver anyway'],
  ['not paid', { isPaid: false, refund: null }, 'This order is not paid', 'Deliver anyway'],
])('before an order is delivered that is %s, staff are asked', (_, order, title, action) => {
  const question = deliveryQuestion(order, String);
  expect(question).toMatchObject({ title, action });
  expect(question.consequence).toMatch(
    action === 'Mark as delivered'
      ? /^The customer gets a mail that says so\./
      : /^Mark it as delivered all the same\?/,
  );
  expect(question.consequence).toMatch(/ This cannot be taken back\.$/);
});
