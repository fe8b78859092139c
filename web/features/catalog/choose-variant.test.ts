import { expect, test } from 'vitest';
import { choose, firstChoice, isSoldOut, variantsWith } from './choose-variant.ts';

const variant = (id: string, options: string[], availableQuantity: number) => ({
  id,
  options,
  availableQuantity,
});
const smallRed = variant('1', ['S', 'Red'], 0);
const smallBlue = variant('2', ['S', 'Blue'], 1);
const mediumRed = variant('3', ['M', 'Red'], 2);
const largeBlue = variant('4', ['L', 'Blue'], 0);
const all = [smallRed, smallBlue, mediumRed, largeBlue];
const options = [{ values: ['S', 'M', 'L'] }, { values: ['Red', 'Blue'] }];

test('nothing is chosen for anybody but what there is no choice of; a variant of the address is chosen, sold out or not', () => {
  expect(firstChoice(all, options, null)).toEqual([undefined, undefined]);
  expect(firstChoice(all, options, 'unknown')).toEqual([undefined, undefined]);
  expect(firstChoice(all, options, '4')).toEqual(['L', 'Blue']);
  expect(firstChoice([smallRed], [{ values: ['S'] }, { values: ['Red'] }], null)).toEqual(['S', 'Red']);
  expect(firstChoice([variant('1', [], 1)], [], null)).toEqual([]);
});

test('what is chosen leaves the variants that have it', () => {
  expect(variantsWith(all, [undefined, undefined])).toEqual(all);
  expect(variantsWith(all, ['S', undefined])).toEqual([smallRed, smallBlue]);
  expect(variantsWith(all, ['S', 'Blue'])).toEqual([smallBlue]);
});

test('another value keeps the values of other options that are in stock with it, and chooses none in their place', () => {
  expect(choose(all, [undefined, undefined], { index: 0, value: 'M' })).toEqual(['M', undefined]);
  expect(choose(all, [undefined, 'Blue'], { index: 0, value: 'S' })).toEqual(['S', 'Blue']);
  expect(choose(all, ['S', 'Blue'], { index: 0, value: 'M' })).toEqual(['M', undefined]);
  expect(choose(all, ['M', undefined], { index: 1, value: 'Blue' })).toEqual([undefined, 'Blue']);
});

test('a value is sold out when no variant with it and the values before it is in stock', () => {
  const soldOut = (chosen: (string | undefined)[], index: number) =>
    options[index]!.values.filter((value) => isSoldOut(all, chosen, { index, value }));
  expect(soldOut([undefined, undefined], 0)).toEqual(['L']);
  expect(soldOut(['S', 'Blue'], 0)).toEqual(['L']);
  expect(soldOut([undefined, undefined], 1)).toEqual([]);
  expect(soldOut(['S', 'Blue'], 1)).toEqual(['Red']);
  expect(soldOut(['M', 'Red'], 1)).toEqual(['Blue']);
});
