import { expect, test } from 'vitest';
import { countryHint } from './country-hint.ts';

test.each(['', 'Ger', 'germany', 'DE', 'Deutschland', ' India '])('nothing is said of %j', (text) => {
  expect(countryHint(text)).toBeUndefined();
});

test.each([
  ['Germny', 'Germany'],
  ['gemrany', 'Germany'],
  ['Germaany', 'Germany'],
  ['Indja', 'India'],
  ['Frence', 'France'],
])('%s is asked about as %s', (typed, meant) => {
  expect(countryHint(typed)).toBe(`We do not know this country. Did you mean ${meant}?`);
});

test('any other text stays as it was typed', () => {
  expect(countryHint('Atlantis')).toBe('We do not know this country. It stays as you typed it.');
});
