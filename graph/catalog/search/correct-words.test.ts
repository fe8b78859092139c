import { expect, test } from 'vitest';
import { nearest, typosBetween } from './correct-words.ts';

test.each([
  ['boots', 'boots', 0],
  ['bots', 'boots', 1],
  ['bootts', 'boots', 1],
  ['boats', 'boots', 1],
  ['obots', 'boots', 1],
  ['suticase', 'suitcase', 1],
  ['headfones', 'headphones', 2],
  ['', 'ab', 2],
])('%j has %j in it with %i typos', (typed, word, typos) => {
  expect(typosBetween(typed, word)).toBe(typos);
  expect(typosBetween(word, typed)).toBe(typos);
});

test('the first word with the fewest typos is the nearest', () => {
  expect(nearest('labtop', ['lapdog', 'laptop', 'tabtop'])).toBe('laptop');
  expect(nearest('bots', ['boots', 'boats', 'bats'])).toBe('boots');
});

test('a short word may have one typo, a long one two', () => {
  expect(nearest('socer', ['saucer'])).toBeUndefined();
  expect(nearest('telivison', ['television'])).toBe('television');
  expect(nearest('telvisn', ['televisions'])).toBeUndefined();
});
