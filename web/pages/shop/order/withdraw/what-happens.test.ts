import { expect, test } from 'vitest';
import { whatHappens } from './what-happens.ts';

test.each([
  ['of which nothing was sent', 0, 3, null, 'The items are not sent. What you paid'],
  ['of which all was sent', 3, 3, null, 'The items are to be sent back.'],
  ['of which a part was sent', 1, 3, null, 'What was not sent yet is cancelled. The other items'],
  ['whose sent units are kept', 1, 2, null, 'The items are not sent. What you paid'],
  ['whose money is reserved', 1, 2, '2026-12-01', 'The items are not sent. Their money was only reserved'],
])(
  'a withdrawal says what happens for an order %s',
  (_, shippedQuantity, quantity, authorizedUntil, text) => {
    const order = {
      authorizedUntil,
      orderItems: [{ id: '1', qty: 3, shippedQuantity, cancelledQuantity: 0 }],
    };
    expect(whatHappens(order, [{ orderItemId: '1', quantity }]).startsWith(text)).toBe(true);
  },
);
