import { expect, test } from 'vitest';
import { orderName, orderNumberIn } from './order-name.ts';

test('an order is found by the name that it is shown with', () => {
  expect(orderName(1049)).toBe('#1049');
  expect(['#1049', '1049', ' #1049 ', '2147483647'].map(orderNumberIn)).toEqual([
    1049, 1049, 1049, 2_147_483_647,
  ]);
});

test.each(['', '#', '##1049', '# 1049', '1049.5', '-1049', '10e2', '2147483648', '99999999999999999999'])(
  '%j names no order',
  (text) => expect(orderNumberIn(text)).toBeNull(),
);
