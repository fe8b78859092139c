import { expect, test } from 'vitest';
import { chosenVariant, isSoldOut, variantWith } from './choose-variant.ts';

const variant = (id: string, options: string[], countInStock: number) => ({ id, options, countInStock });
const smallRed = variant('1', ['S', 'Red'], 0);
const smallBlue = variant('2', ['S', 'Blue'], 1);
const mediumRed = variant('3', ['M', 'Red'], 2);
const largeBlue = variant('4', ['L', 'Blue'], 0);
const all = [smallRed, smallBlue, mediumRed, largeBlue];

test('the address says which variant is shown, also one that is sold out; without it the first in stock', () => {
  expect(chosenVariant(all, '4')).toBe(largeBlue);
  expect(chosenVariant(all, null)).toBe(smallBlue);
  expect(chosenVariant(all, 'unknown')).toBe(smallBlue);
  expect(chosenVariant([smallRed, largeBlue], null)).toBe(smallRed);
});

test('a chosen value leads to a variant in stock that keeps what was chosen as far as possible', () => {
  expect(variantWith(all, smallBlue, { index: 0, value: 'M' })).toBe(mediumRed);
  expect(variantWith(all, mediumRed, { index: 0, value: 'S' })).toBe(smallBlue);
  expect(variantWith(all, smallBlue, { index: 1, value: 'Red' })).toBe(smallRed);
  expect(variantWith(all, smallBlue, { index: 0, value: 'XL' })).toBeUndefined();
});

test('a value is sold out when no variant with it and the values before it is in stock', () => {
  expect(['S', 'M', 'L'].map((value) => isSoldOut(all, smallBlue, { index: 0, value }))).toEqual([
    false,
    false,
    true,
  ]);
  expect(['Red', 'Blue'].map((value) => isSoldOut(all, smallBlue, { index: 1, value }))).toEqual([
    true,
    false,
  ]);
  expect(['Red', 'Blue'].map((value) => isSoldOut(all, mediumRed, { index: 1, value }))).toEqual([
    false,
    true,
  ]);
});
