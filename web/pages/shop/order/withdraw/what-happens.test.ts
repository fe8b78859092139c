import { expect, test } from 'vitest';
import { whatHappens } from './what-happens.ts';

test.each([
  ['of which nothing was sent', 0, 3, 'The items are not sent.'],
  ['of which all was sent', 3, 3, 'The items are to be sent back.'],
  ['of which a part was sent', 1, 3, 'What was not sent yet is cancelled. The other items'],
  ['whose sent units are kept', 1, 2, 'The items are not sent.'],
])('a withdrawal says what happens for an order %s', (_, shippedQuantity, quantity, text) => {
  const order = { orderItems: [{ id: '1', qty: 3, shippedQuantity, cancelledQuantity: 0 }] };
  expect(whatHappens(order, [{ orderItemId: '1', quantity }]).startsWith(text)).toBe(true);
});
