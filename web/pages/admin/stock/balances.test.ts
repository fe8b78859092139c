import { expect, test } from 'vitest';
import { balancesOf } from './balances.ts';

test('what was in stock after each move follows from what is there now, for each variant by itself', () => {
  const moves = [
    { id: '5', variantId: 's', qty: -3 },
    { id: '4', variantId: 'm', qty: 7 },
    { id: '3', variantId: 's', qty: 10 },
    { id: '2', variantId: 'gone', qty: 1 },
    { id: '1', variantId: 's', qty: -9 },
  ];
  const variants = [
    { id: 's', countInStock: 0, inventoryQuantity: -2 },
    { id: 'm', countInStock: 7 },
  ];
  expect([...balancesOf(moves, variants)]).toEqual([
    ['5', -2],
    ['4', 7],
    ['3', 1],
    ['1', -9],
  ]);
});
