import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isLow, Stock } from './Stock.tsx';

const variant = (inventoryQuantity: number, reorderPoint: number | null) => ({
  id: 'v',
  inventoryQuantity,
  reorderPoint,
});

test.each([
  [3, [variant(3, null)], true],
  [6, [variant(6, null)], false],
  [0, [variant(0, null)], false],
  [30, [variant(30, 30), variant(0, null)], true],
  [30, [variant(30, 29)], false],
  [4, [variant(4, 2)], false],
  [9, [variant(9, null), variant(0, 0)], true],
])('of %i units in variants %j it is low: %s', (countInStock, variants, expected) => {
  expect(isLow({ countInStock, variants }, 5)).toBe(expected);
});

test.each([
  [0, 3, 'On backorder'],
  [0, 0, 'Sold out'],
  [9, 9, '9'],
])(
  'of %i units in stock, %i of which can be bought, staff read %s',
  (countInStock, availableQuantity, expected) => {
    const product = { countInStock, availableQuantity, variants: [variant(countInStock, null)] };
    const html = renderToStaticMarkup(<Stock product={product as never} lowStock={5} />);
    expect(html.replace(/<style.*?<\/style>|<[^>]+>/g, '')).toBe(expected);
  },
);
