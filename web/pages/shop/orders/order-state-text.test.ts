import { expect, test } from 'vitest';
import { orderStateText } from './order-state-text.ts';

const NEW = {
  paidAt: null,
  acceptedAt: null,
  exchangedFor: null,
  authorizedUntil: null,
  capturedAmount: { amount: 0 },
  cancelledAt: null,
  deliveredAt: null,
  paymentChoice: { kind: 'PROVIDER' },
  shippingMethod: { kind: 'DELIVERY' },
  refund: null,
  fulfillments: [],
} as const;
const DAY = '2026-11-24T10:00:00.000Z';
const FETCHED = { shippingMethod: { kind: 'PICKUP' } } as const;

test.each([
  ['Not paid yet', {}],
  ['Paid, not delivered yet', { paidAt: DAY }],
  ['Paid, not picked up yet', { paidAt: DAY, ...FETCHED }],
  ['Delivered', { paidAt: DAY, deliveredAt: DAY }],
  ['Picked up', { paidAt: DAY, deliveredAt: DAY, ...FETCHED }],
  ['Delivered, not paid yet', { deliveredAt: DAY }],
  ['Waiting for your bank transfer', { acceptedAt: DAY, paymentChoice: { kind: 'TRANSFER' } }],
  ['To be paid when it arrives', { acceptedAt: DAY, paymentChoice: { kind: 'COD' } }],
  ['To be paid when you fetch it', { acceptedAt: DAY, paymentChoice: { kind: 'COD' }, ...FETCHED }],
  ['Waits for the returned items', { acceptedAt: DAY, exchangedFor: { rest: null } }],
  [
    'Waits for your payment and the returned items',
    { acceptedAt: DAY, exchangedFor: { rest: { amount: 1 } } },
  ],
  ['Cancelled', { acceptedAt: DAY, cancelledAt: DAY, paymentChoice: { kind: 'TRANSFER' } }],
  ['Reserved, charged when we ship', { authorizedUntil: DAY }],
  ['Reserved, is being charged', { authorizedUntil: DAY, fulfillments: [{}] }],
  [
    'Partly charged, the rest when we ship it',
    { authorizedUntil: DAY, fulfillments: [{}], capturedAmount: { amount: 5_00 } },
  ],
  ['Partly paid', { fulfillments: [{}], capturedAmount: { amount: 5_00 } }],
  [
    'Waits for the returned items',
    { acceptedAt: DAY, exchangedFor: { rest: { amount: 1 } }, capturedAmount: { amount: 1 } },
  ],
  ['Delivered', { authorizedUntil: DAY, deliveredAt: DAY }],
  ['Cancelled', { paidAt: DAY, cancelledAt: DAY }],
  ['Cancelled and refunded', { paidAt: DAY, cancelledAt: DAY, refund: { refundedAt: DAY } }],
  ['Refunded', { paidAt: DAY, refund: { refundedAt: DAY } }],
  ['Paid, not delivered yet, partly refunded', { paidAt: DAY, refund: { refundedAt: null } }],
] as const)('the state of an order in words: %s', (text, change) => {
  expect(orderStateText({ ...NEW, ...change }).text).toBe(text);
});

test('only what waits for its buyer is open', () => {
  expect(orderStateText(NEW).isOpen).toBe(true);
  expect(orderStateText({ ...NEW, paidAt: DAY }).isOpen).toBe(false);
  expect(orderStateText({ ...NEW, cancelledAt: DAY }).isOpen).toBe(false);
});
