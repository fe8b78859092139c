import { expect, test } from 'vitest';
import { globalGtin } from './gtin.ts';

test.each(['96385074', '036000291452', '4006381333931', '04006381333931', '00036000291452'])(
  '%s is a number that others know',
  (barcode) => expect(globalGtin(barcode)).toBe(barcode),
);

test.each([
  ['none', null],
  ['a wrong check digit', '4006381333932'],
  ['another length', '400638133393'.slice(0, 11)],
  ['letters', '40063813339ab'],
  ['zeros alone', '0000000000000'],
  ['a number of the shop itself', '2000000000008'],
  ['one of 12 digits', '212345678909'.replace(/.$/, '2')],
  ['one of 8 digits', '20000004'],
  ['a coupon', '9900000000004'],
])('%s is no number for others', (_, barcode) => expect(globalGtin(barcode)).toBeNull());
