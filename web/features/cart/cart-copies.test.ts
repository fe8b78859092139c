import { expect, test } from 'vitest';
import { surplus } from './cart-copies.ts';

const DAY = 24 * 60 * 60 * 1000;
const now = 100 * DAY;
const copy = (account: string, age: number) => ({ account, savedAt: now - age * DAY });

test('copies of more than a month go, and of the others the oldest beyond four, so that five are stored', () => {
  const copies = [copy('a', 3), copy('b', 31), copy('c', 1), copy('d', 29), copy('e', 2), copy('f', 4)];
  expect(surplus(copies, now).map(({ account }) => account)).toEqual(['d', 'b']);
  expect(surplus([copy('a', 0)], now)).toEqual([]);
});
