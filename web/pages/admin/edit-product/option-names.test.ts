import { expect, test } from 'vitest';
import { keepUntouchedNames, typedNames } from './option-names.ts';

const typed = { names: ['Size', 'Hue'], known: ['Size', 'Colour'] };

test('the name of an option that somebody else has changed is taken over unless another one was typed', () => {
  expect(typedNames(typed, ['Shoe size', 'Colour'])).toEqual([]);
  expect(keepUntouchedNames(typed, ['Shoe size', 'Colour'])).toEqual({
    names: ['Shoe size', 'Hue'],
    known: ['Shoe size', 'Colour'],
  });
  expect(typedNames(typed, ['Size', 'Shade'])).toEqual([1]);
  expect(keepUntouchedNames(typed, ['Size', 'Shade'])).toEqual(typed);
  expect(typedNames(typed, ['Size', 'Hue'])).toEqual([]);
});

test('an option that somebody else has added leaves the names as they were typed, and is a conflict', () => {
  expect(typedNames(typed, ['Size', 'Colour', 'Width'])).toEqual([0, 1, 2]);
  expect(keepUntouchedNames(typed, ['Size', 'Colour', 'Width'])).toBe(typed);
});
