import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CookieLine,
  cookieLines,
  formatCookieLines,
  MAX_COOKIE_LINES,
  parseCookieLines,
  replaceLine,
} from './cart-cookie.ts';

const lines: fc.Arbitrary<CookieLine[]> = fc.uniqueArray(
  fc.record({ productId: fc.uuid(), variantId: fc.uuid(), qty: fc.integer({ min: 1, max: 9_999 }) }),
  { selector: ({ variantId }) => variantId, maxLength: MAX_COOKIE_LINES },
);

test('what is written is read again, among other cookies, and fits into a cookie', () => {
  fc.assert(
    fc.property(lines, (written) => {
      const value = formatCookieLines(written);
      expect(value.length).toBeLessThan(4000);
      expect(cookieLines(`theme=dark; cart=${value}; other=1`)).toEqual(written);
      expect(cookieLines(`mycart=${value}`)).toEqual([]);
    }),
  );
});

test('anything else is left out', () => {
  fc.assert(fc.property(fc.string(), (text) => void parseCookieLines(text)));
  const [line] = fc.sample(lines, { numRuns: 20, seed: 1 }).find(({ length }) => length > 0)!;
  const value = formatCookieLines([line!]);
  expect(parseCookieLines(`x_${value}_${value}0000_${value.toUpperCase()}_`)).toEqual([line]);
  expect(parseCookieLines(`${value}_`.repeat(50))).toHaveLength(MAX_COOKIE_LINES);
});

test('a line replaces that of the same variant; a quantity of 0 removes it', () => {
  const [a, b] = ['a', 'b'].map((id) => ({ productId: id, variantId: id, qty: 1 }));
  expect(replaceLine([a!, b!], { ...a!, qty: 3 })).toEqual([{ ...a, qty: 3 }, b]);
  expect(replaceLine([a!], b!)).toEqual([a, b]);
  expect(replaceLine([a!, b!], { ...a!, qty: 0 })).toEqual([b]);
});
