import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeCodes, mergeLines, qtyChanges } from './merge-carts.ts';

const cart = (units: Record<string, number>) =>
  Object.entries(units).map(([variantId, qty]) => ({ variantId, qty }));
const merge = (...carts: Record<string, number>[]) => {
  const [base, mine, stored] = carts.map(cart);
  return Object.fromEntries(mergeLines(base!, mine!, stored!).map(({ variantId, qty }) => [variantId, qty]));
};

test.each([
  ['added here', {}, { lamp: 2 }, {}, { lamp: 2 }],
  ['added there', {}, {}, { lamp: 2 }, { lamp: 2 }],
  ['added on both sides', {}, { lamp: 2 }, { lamp: 3 }, { lamp: 3 }],
  ['changed here', { lamp: 5 }, { lamp: 1 }, { lamp: 5 }, { lamp: 1 }],
  ['changed there', { lamp: 5 }, { lamp: 5 }, { lamp: 1 }, { lamp: 1 }],
  ['changed on both sides', { lamp: 5 }, { lamp: 1 }, { lamp: 2 }, { lamp: 2 }],
  ['removed here', { lamp: 1 }, {}, { lamp: 1 }, {}],
  ['removed there', { lamp: 1 }, { lamp: 1 }, {}, {}],
  ['removed here and changed there', { lamp: 1 }, {}, { lamp: 2 }, { lamp: 2 }],
  ['removed there and changed here', { lamp: 1 }, { lamp: 2 }, {}, { lamp: 2 }],
  ['removed on both sides', { lamp: 1 }, {}, {}, {}],
])('a line that was %s', (_, base, mine, stored, merged) => {
  expect(merge(base, mine, stored)).toEqual(merged);
});

test('the lines of the stored cart come first, and what else a line has is taken from this one', () => {
  const mine = [
    { variantId: 'cup', qty: 1, name: 'Cup' },
    { variantId: 'lamp', qty: 1, name: 'Lamp' },
  ];
  expect(mergeLines([], mine, [{ variantId: 'lamp', qty: 3, name: 'Old' }])).toEqual([
    { variantId: 'lamp', qty: 3, name: 'Lamp' },
    { variantId: 'cup', qty: 1, name: 'Cup' },
  ]);
});

test('codes are merged like lines', () => {
  expect(mergeCodes(['A', 'B'], ['B', 'C'], ['A', 'B', 'D'])).toEqual(['B', 'D', 'C']);
});

test('changes are the lines whose number differs', () => {
  const changes = qtyChanges(cart({ lamp: 1, cup: 2, pen: 1 }), cart({ cup: 3, pen: 1, mug: 4 }));
  expect(changes.map(({ line, from, to }) => [line.variantId, from, to])).toEqual([
    ['lamp', 1, 0],
    ['cup', 2, 3],
    ['mug', 0, 4],
  ]);
});

const carts = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 4 }))
  .map((units) => cart({ ...units }));

test('merging again changes nothing, and neither does merging what nobody changed', () => {
  fc.assert(
    fc.property(carts, carts, carts, (base, mine, stored) => {
      const merged = mergeLines(base, mine, stored);
      expect(mergeLines(base, mine, merged)).toEqual(merged);
      expect(mergeLines(merged, merged, merged)).toEqual(merged);
      expect(qtyChanges(mergeLines(stored, mine, stored), mine)).toEqual([]);
    }),
  );
});
