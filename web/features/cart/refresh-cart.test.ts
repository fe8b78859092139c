import { expect, test } from 'vitest';
import { addItem, EMPTY_CART, type Line } from './cart.ts';
import { type LineProblem, lineProblemText, mergeProblems } from './line-problem.ts';
import { applyServerLines } from './refresh-cart.ts';

const line: Line = {
  productId: 'p1',
  variantId: 'p1',
  options: [],
  name: 'Camera',
  image: '/c',
  price: 8999,
  qty: 3,
  countInStock: 5,
  availableQuantity: 5,
};
const cart = addItem(EMPTY_CART, line);
const product = { id: 'p1', name: 'Camera' };
const variant = { id: 'p1', price: 8999, countInStock: 5, availableQuantity: 5, unitPrice: null };
const refreshed = (change: Partial<typeof variant> | null) =>
  applyServerLines(cart, [
    {
      productId: 'p1',
      variantId: 'p1',
      discount: 0,
      options: ['Size M'],
      image: '/m',
      product: change && product,
      variant: change && { ...variant, ...change },
    },
  ]);

test('nothing is reported when nothing changed; a line is shown with the options and the picture of its variant', () => {
  const { lines } = cart;
  const shown = { ...lines[0], options: ['Size M'], image: '/m' };
  expect(refreshed({})).toEqual({ cart: { ...cart, lines: [shown] }, problems: [] });
});

test('a new price is applied and reported', () => {
  const { cart, problems } = refreshed({ price: 9500 });
  expect(cart.lines[0]?.price).toBe(9500);
  expect(problems.map((problem) => lineProblemText(problem, { currency: 'USD' }))).toEqual([
    'Price is now $95.00',
  ]);
});

test('too little stock lowers the quantity and says so', () => {
  const { cart, problems } = refreshed({ countInStock: 2, availableQuantity: 2 });
  expect(cart.lines[0]).toMatchObject({ qty: 2, countInStock: 2, availableQuantity: 2 });
  expect(problems.map((problem) => lineProblemText(problem, { currency: 'USD' }))).toEqual([
    'Only 2 left: quantity lowered',
  ]);
});

test('price and stock of one line can change at once', () => {
  expect(
    refreshed({ price: 1, countInStock: 1, availableQuantity: 1 }).problems.map(({ reason }) => reason),
  ).toEqual(['PRICE_CHANGED', 'OUT_OF_STOCK']);
});

test('a sold-out line stays, cannot be bought and keeps its quantity', () => {
  const { cart, problems } = refreshed({ countInStock: 0, availableQuantity: 0 });
  expect(cart.lines[0]).toMatchObject({ qty: 3, countInStock: 0, availableQuantity: 0 });
  expect(problems.map((problem) => lineProblemText(problem, { currency: 'USD' }))).toEqual(['Out of stock']);
});

test('a product that is gone stays as a line that cannot be bought', () => {
  const { cart, problems } = refreshed(null);
  expect(cart.lines[0]).toMatchObject({ name: 'Camera', countInStock: 0, availableQuantity: 0 });
  expect(problems.map((problem) => lineProblemText(problem, { currency: 'USD' }))).toEqual([
    'No longer sold',
  ]);
});

test('a line that was not in the request stays as it is', () => {
  expect(applyServerLines(cart, [])).toEqual({ cart, problems: [] });
});

test('a change stays reported; what cannot be bought is reported as long as it is found', () => {
  const about = { productId: 'p1', variantId: 'p1', name: 'Camera' };
  const price: LineProblem = { ...about, reason: 'PRICE_CHANGED', price: 9500 };
  const lowered: LineProblem = { ...about, reason: 'OUT_OF_STOCK', available: 2 };
  const soldOut: LineProblem = { ...about, variantId: 'p2', reason: 'OUT_OF_STOCK', available: 0 };
  expect(mergeProblems([price, lowered, soldOut], [])).toEqual([price, lowered]);
  expect(mergeProblems([price, soldOut], [soldOut])).toEqual([price, soldOut]);
  expect(mergeProblems([price], [{ ...price, price: 9900 }])).toEqual([{ ...price, price: 9900 }]);
});

test('a line is bounded by what can be bought, and knows what of it is in stock', () => {
  const { cart, problems } = refreshed({ countInStock: 1, availableQuantity: 3 });
  expect(cart.lines[0]).toMatchObject({ qty: 3, countInStock: 1, availableQuantity: 3 });
  expect(problems).toEqual([]);
});
