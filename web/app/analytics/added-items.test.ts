import { expect, test } from 'vitest';
import { EMPTY_CART, type Line } from '../../features/cart/cart.ts';
import { addedItems } from './added-items.ts';

const line = (variantId: string, qty: number): Line => ({
  variantId,
  productId: `of ${variantId}`,
  qty,
  name: 'Lamp',
  options: [],
  image: '/lamp.webp',
  price: 8999,
  countInStock: 9,
  availableQuantity: 9,
});
const cart = (...lines: Line[]) => ({ ...EMPTY_CART, lines });

test('what was added are the units that a cart has more of', () => {
  const added = addedItems(cart(line('a', 1), line('b', 2)), cart(line('a', 3), line('b', 1), line('c', 1)));
  expect(added).toEqual([
    { productId: 'of a', variantId: 'a', price: 8999, quantity: 2 },
    { productId: 'of c', variantId: 'c', price: 8999, quantity: 1 },
  ]);
});

test('nothing was added to a cart that came from the account', () => {
  expect(addedItems(cart(), { ...cart(line('a', 3)), version: 2 })).toEqual([]);
});
