import { expect, test } from 'vitest';
import { nextSteps } from './next-steps.ts';

type Order = Parameters<typeof nextSteps>[0];

const standard = { name: 'Standard', description: '', daysMin: 2, daysMax: 4, kind: 'SHIPPING' };
const dates = { from: '2026-11-26', to: '2026-11-28' };
const placed = {
  isPaid: false,
  paidAt: null,
  paidWith: null,
  acceptedAt: null,
  authorizedUntil: null,
  paymentMethod: 'PayPal or Credit Card',
  paymentChoice: null,
  exchangedFor: null,
  shippingMethod: { ...standard, delivery: null },
  createdAt: '2026-11-24T10:00:00.000Z',
  orderItems: [{ backorderedQuantity: 0 }],
};
const paid = { ...placed, isPaid: true, paidAt: '2026-11-24T10:00:05.000Z' };
const accepted = (kind: string) => ({
  ...placed,
  acceptedAt: placed.createdAt,
  paymentChoice: { id: 'way', kind, label: 'Way', instructions: '', capture: 'AUTOMATIC' },
});
const exchanged = { orderId: 'x', orderNumber: 1001, rest: null, isRestPaid: false };

const rows = (order: object) =>
  nextSteps(order as Order).map(({ title, detail, when }) =>
    [title, detail, when].filter(Boolean).join(' | '),
  );

const onBackorder = { orderItems: [{ backorderedQuantity: 0 }, { backorderedQuantity: 2 }] };

test.each([
  [
    'paid, with units on backorder, whatever dates it has',
    { ...paid, ...onBackorder, shippingMethod: { ...standard, delivery: dates } },
    [
      'Placed and paid | PayPal or Credit Card',
      'On backorder | 2 on backorder: they ship when they are back in stock',
      'Packed',
      'Handed to the carrier',
      'At your door',
    ],
  ],
  [
    'unpaid, with units on backorder',
    { ...placed, ...onBackorder },
    [
      'Order placed',
      'Your payment | We pack your order as soon as it is paid.',
      'On backorder | 2 on backorder: they ship when they are back in stock',
      'Packed',
      'Handed to the carrier',
      'At your door',
    ],
  ],
  [
    'paid',
    paid,
    [
      'Placed and paid | PayPal or Credit Card',
      'Being packed | We pack your order and ship it by Standard, which takes 2 to 4 days.',
      'Handed to the carrier',
      'At your door',
    ],
  ],
  [
    'paid, with dates',
    { ...paid, shippingMethod: { ...standard, delivery: dates } },
    [
      'Placed and paid | PayPal or Credit Card',
      'Being packed | We pack your order and ship it by Standard.',
      'Handed to the carrier',
      'At your door | Thursday 26 to Saturday 28 November',
    ],
  ],
  [
    'paid two days later, when the dates no longer hold',
    { ...paid, paidAt: '2026-11-26T10:00:00.000Z', shippingMethod: { ...standard, delivery: dates } },
    [
      'Placed and paid | PayPal or Credit Card',
      'Being packed | We pack your order and ship it by Standard, which takes 2 to 4 days.',
      'Handed to the carrier',
      'At your door',
    ],
  ],
  [
    'not paid, whose dates depend on the payment',
    { ...placed, shippingMethod: { ...standard, delivery: dates } },
    [
      'Order placed',
      'Your payment | We pack your order as soon as it is paid.',
      'Packed',
      'Handed to the carrier',
      'At your door',
    ],
  ],
  [
    'by bank transfer',
    { ...accepted('TRANSFER'), shippingMethod: { ...standard, delivery: dates } },
    [
      'Order placed',
      'Your payment | We pack your order as soon as your transfer arrives. The bank details are below.',
      'Packed',
      'Handed to the carrier',
      'At your door',
    ],
  ],
  [
    'paid on delivery',
    { ...accepted('COD'), shippingMethod: { ...standard, delivery: dates } },
    [
      'Order placed',
      'Being packed | We pack your order. You pay when it arrives.',
      'Handed to the carrier',
      'At your door | Thursday 26 to Saturday 28 November',
    ],
  ],
  [
    'fetched',
    {
      ...paid,
      shippingMethod: {
        ...standard,
        name: 'Shop',
        description: '1 Quay St',
        kind: 'PICKUP',
        delivery: dates,
      },
    },
    [
      'Placed and paid | PayPal or Credit Card',
      expect.stringMatching(/^Being packed \| We pack your order, and you fetch it: .*1 Quay St/),
      'Ready to fetch | Thursday 26 to Saturday 28 November',
    ],
  ],
  [
    'an exchange that waits for the return',
    { ...accepted('EXCHANGE'), exchangedFor: exchanged },
    [
      'Order placed',
      expect.stringMatching(/^Your return \| .*#1001/),
      'Packed',
      'Handed to the carrier',
      'At your door',
    ],
  ],
])('the steps of an order: %s', (_, order, expected) => {
  expect(rows(order)).toEqual(expected);
});

test('the first step says when the order was placed', () => {
  expect(nextSteps(paid as unknown as Order)[0]).toMatchObject({ at: placed.createdAt });
});
