import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderListRowFragment } from '../../../features/orders/OrderList.generated.tsx';
import { FulfillmentCell, PaymentCell } from './OrderFacts.tsx';

const DAY = '2026-11-24T10:00:00.000Z';

const placed: OrderListRowFragment = {
  id: 'o1',
  number: 1049,
  state: 'PLACED',
  createdAt: DAY,
  totalPrice: 100,
  currency: 'USD',
  paidAt: null,
  acceptedAt: null,
  authorizedUntil: null,
  deliveredAt: null,
  cancelledAt: null,
  paymentChoice: { label: 'Cash' },
  refund: null,
  shippingMethod: { kind: 'DELIVERY' },
  tags: [],
  note: null,
  hasUnansweredMessage: false,
  withdrawals: [],
  returns: [],
  hold: null,
  user: { name: 'Sam', email: 'sam@example.com' },
  orderItems: [],
  customFields: [],
};

const textOf = (node: React.ReactNode) =>
  renderToStaticMarkup(node).replace(/<style.*?<\/style>|<[^>]+>/g, '');

/** What the list says of an order that differs from an unpaid one so: its payment, and what is shipped. */
const says = (change: Partial<OrderListRowFragment>) => {
  const order = { ...placed, ...change };
  return [textOf(<PaymentCell order={order} />), textOf(<FulfillmentCell order={order} />)];
};

test.each<[string[], Partial<OrderListRowFragment>]>([
  [['Not paid', 'Not delivered'], {}],
  [['2026-11-24', 'To ship'], { state: 'PAID', paidAt: DAY }],
  [['2026-11-24', 'To hand over'], { state: 'PAID', paidAt: DAY, shippingMethod: { kind: 'PICKUP' } }],
  [['2026-11-24', 'On hold'], { state: 'PAID', paidAt: DAY, hold: { reason: 'Fraud?' } }],
  [['Reserved until 2026-11-24', 'To ship'], { state: 'AUTHORIZED', authorizedUntil: DAY }],
  [['Partly paid', 'Not delivered'], { state: 'PARTLY_PAID' }],
  [
    ['Partly refunded', 'Partly shipped'],
    { state: 'PARTLY_FULFILLED', paidAt: DAY, refund: { refundedAt: null } },
  ],
  [['Not paid', 'Shipped'], { state: 'FULFILLED', acceptedAt: DAY }],
  [['2026-11-24', '2026-11-24'], { state: 'DELIVERED', paidAt: DAY, deliveredAt: DAY }],
  [['Not paid', 'Cancelled'], { state: 'CANCELLED', cancelledAt: DAY }],
  [['Refunded', 'Not delivered'], { state: 'REFUNDED', paidAt: DAY, refund: { refundedAt: DAY } }],
])('the list says %s', (expected, change) => {
  expect(says(change)).toEqual(expected);
});
