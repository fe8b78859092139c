import { expect, test } from 'vitest';
import { bookingText } from './booking-text.ts';

const summary = { differences: 2, surplus: 5, missing: 1 };

test('the question before a booking counts the codes that are not identified', () => {
  expect(bookingText(2, summary)).toBe(
    '2 codes that were scanned here are not identified yet: they are not counted. The stock of 2 items changes: 5 units are added, 1 taken out. The stock history says that it was this stock-take. It cannot be undone.',
  );
  expect(bookingText(1, undefined)).toMatch(
    /^1 code that was scanned here .* There are no differences to book/,
  );
  expect(bookingText(0, summary)).toMatch(/^The stock of 2 items changes/);
});
