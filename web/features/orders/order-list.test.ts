import { expect, test } from 'vitest';
import { orderListVariables } from './order-list.ts';

const isNewestFirst = (address: string) =>
  orderListVariables(new URLSearchParams(address), undefined).descending;

test('orders to ship come with the oldest first, all others with the newest, unless an order is chosen', () => {
  expect(isNewestFirst('')).toBe(true);
  expect(isNewestFirst('task=REFUND')).toBe(true);
  expect(isNewestFirst('task=SHIP')).toBe(false);
  expect(isNewestFirst('task=SHIP&page=2&backordered=no')).toBe(false);
  expect(isNewestFirst('task=SHIP&sort=CREATED_AT&order=descending')).toBe(true);
  expect(isNewestFirst('task=SHIP&sort=TOTAL&order=ascending')).toBe(false);
});
