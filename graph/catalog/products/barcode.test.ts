import { expect, test } from 'vitest';
import { barcodeProblem, formsOfBarcode, normalBarcode } from './barcode.ts';

test.each(['96385074', '036000291452', '4006381333931', '14006381333938'])('%s is a barcode', (barcode) => {
  expect(barcodeProblem(barcode)).toBeNull();
});

test('each wrong digit, and each pair of neighbours that differ by other than 5, is found', () => {
  const barcode = '4006381333931';
  for (const [index, digit] of [...barcode].entries()) {
    for (const other of '0123456789'.replace(digit, ''))
      expect(barcodeProblem(barcode.slice(0, index) + other + barcode.slice(index + 1))).toMatch(/is wrong/);
    const next = barcode[index + 1];
    const swapped = barcode.slice(0, index) + next + digit + barcode.slice(index + 2);
    const isFound = next && next !== digit && Math.abs(Number(next) - Number(digit)) !== 5;
    if (isFound) expect(barcodeProblem(swapped)).toMatch(/is wrong/);
  }
});

test('what is no barcode is refused with a sentence that says why', () => {
  expect(barcodeProblem('4006381333932')).toBe(
    'A digit of the barcode 4006381333932 is wrong: with the digits before it, the last one would be 1.',
  );
  expect(barcodeProblem('400638133393')).toMatch(/is wrong/);
  expect(barcodeProblem('00000000')).toBe(
    'A barcode of zeros alone belongs to no item. Leave it empty instead.',
  );
  expect(barcodeProblem('123')).toBe(
    'A barcode has 8, 12, 13 or 14 digits (GTIN, EAN or UPC): this one has 3.',
  );
  expect(barcodeProblem('4.00638E+12')).toBe(
    'A barcode has 8, 12, 13 or 14 digits (GTIN, EAN or UPC) and nothing else.',
  );
});

test('spaces and hyphens are left out, and an empty barcode is none', () => {
  expect(normalBarcode(' 4-006381 333931 ')).toBe('4006381333931');
  expect(normalBarcode(' ')).toBeNull();
  expect(normalBarcode(null)).toBeNull();
});

test('a number is found in each of its lengths, such as a UPC that a scanner reads as an EAN', () => {
  expect(formsOfBarcode('0036000291452')).toEqual(['036000291452', '0036000291452', '00036000291452']);
  expect(formsOfBarcode('96385074')).toEqual(['96385074', '000096385074', '0000096385074', '00000096385074']);
  expect(formsOfBarcode('shirt')).toEqual([]);
});
