import { expect, test } from 'vitest';
import { linesAgain, type OrderedItem } from './buy-again.ts';
import { EMPTY_CART, type Line } from './cart.ts';
import type { ServerLine } from './refresh-cart.ts';

const item = (id: string, qty = 2): OrderedItem => ({
  product: id,
  variantId: id,
  qty,
  name: id,
  options: [],
});
const sold = (id: string, countInStock: number | null): ServerLine => ({
  productId: id,
  variantId: id,
  discount: 0,
  options: [],
  image: '/x.webp',
  variant:
    countInStock === null
      ? null
      : { id, price: 5_00, countInStock, availableQuantity: countInStock, unitPrice: null },
  product: countInStock === null ? null : { id, name: `New ${id}` },
});
const inCart = (id: string, qty: number): Line => ({
  productId: id,
  variantId: id,
  name: id,
  options: [],
  image: '',
  price: 1,
  countInStock: 9,
  availableQuantity: 9,
  qty,
});

test('what is sold comes at its present name and price, as far as it is in stock; the rest is said', () => {
  const items = ['lamp', 'vase', 'rug', 'cup'].map((id) => item(id));
  const server = [sold('lamp', 9), sold('vase', 1), sold('rug', 0), sold('cup', null)];
  const { lines, problems } = linesAgain(items, server, EMPTY_CART);
  expect(lines).toMatchObject([
    { name: 'New lamp', price: 5_00, qty: 2, countInStock: 9 },
    { name: 'New vase', qty: 1 },
  ]);
  expect(problems).toEqual(['Only 1 of vase left.', 'rug is out of stock.', 'cup is no longer sold.']);
});

test('what is in the cart already is not lowered, and the cart does not grow over its limit', () => {
  const cart = {
    ...EMPTY_CART,
    lines: [inCart('lamp', 5), ...Array.from({ length: 98 }, (_, n) => inCart(`${n}`, 1))],
  };
  const again = linesAgain(
    ['lamp', 'vase', 'rug'].map((id) => item(id)),
    ['lamp', 'vase', 'rug'].map((id) => sold(id, 9)),
    cart,
  );
  expect(again.lines.map(({ variantId, qty }) => [variantId, qty])).toEqual([
    ['lamp', 5],
    ['vase', 2],
  ]);
  expect(again.problems).toEqual(['rug does not fit into the cart.']);
});
