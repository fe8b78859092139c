import { expect, test } from 'vitest';
import { readPriceWords } from './price-words.ts';

test.each([
  ['shoes under 500', 'shoes', '?max=500'],
  ['Lamps  Below ₹50', 'Lamps', '?max=50'],
  ['kettle less than Rs. 1,000', 'kettle', '?max=1000'],
  ['watch up to 49.99 euros', 'watch', '?max=49.99'],
  ['bag over 50', 'bag', '?min=50'],
  ['bag at least $50', 'bag', '?min=50'],
  ['oak lamps 50 to 100', 'oak lamps', '?min=50&max=100'],
  ['lamps between 50 and 100', 'lamps', '?min=50&max=100'],
  ['lamps from 50 - 100', 'lamps', '?min=50&max=100'],
  ['under 500', '', '?max=500'],
  ['50 to 100', '', '?min=50&max=100'],
])('%j is a search for %j with the filter %s', (text, keyword, query) => {
  expect(readPriceWords(text)).toEqual({ keyword, query });
});

test.each([
  'shoes',
  'canon 500',
  'under water',
  'lens 18 to 55 mm',
  'under 5 kg',
  'puzzle ages 5 to 10',
  'black and 100',
  '50 and 100',
  '100 to 50',
  'under 5000000000',
  '',
])('%j says no price', (text) => {
  expect(readPriceWords(text)).toBeNull();
});
