import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_CENTS } from './cents.ts';
import { netContentText, parseNetContent, unitPriceOf } from './unit-price.ts';

describe('a net content is read as people write it', () => {
  test.each([
    ['750 ml', '750 ml'],
    ['750ml', '750 ml'],
    [' 0,75 L ', '0.75 l'],
    ['1.50 kg', '1.5 kg'],
    ['0.125 kg', '0.125 kg'],
    ['80 cm', '80 cm'],
    ['2.5 m²', '2.5 m2'],
    ['3 sqm', '3 m2'],
    ['1 M3', '1 m3'],
    ['12 Pieces', '12 piece'],
    ['999999.99 g', '999999.99 g'],
  ])('"%s" is %s', (text, stored) => {
    expect(netContentText(parseNetContent(text)!)).toBe(stored);
    expect(netContentText(parseNetContent(stored)!)).toBe(stored);
  });

  test.each([
    ...[
      '',
      'ml',
      '750',
      '0 ml',
      '0.000 l',
      '-1 kg',
      '1e3 g',
      '1.2345 kg',
      '1000000 g',
      '5 lb',
      '5 constructor',
    ],
    // It may be a thousand and some, or one and some.
    ...['1,250 g', '1.250 g'],
  ])('"%s" is none', (text) => {
    expect(parseNetContent(text)).toBeNull();
  });
});

describe('a unit price', () => {
  test.each([
    [12_50, '1 kg', 12_50, 'kg'],
    [2_99, '750 ml', 3_99, 'l'],
    [1_00, '300 g', 3_33, 'kg'],
    [2_00, '300 g', 6_67, 'kg'],
    // Exactly half a minor unit.
    [1, '2 piece', 1, 'piece'],
    [12_00, '80 cm', 15_00, 'm'],
    [30_00, '2.5 m2', 12_00, 'm2'],
    [0, '5 g', 0, 'kg'],
    [MAX_CENTS, '1 kg', MAX_CENTS, 'kg'],
  ])('of %i minor units for %s', (price, content, amount, unit) => {
    expect(unitPriceOf(price, content)).toEqual({ price: amount, unit });
  });

  test('is none without a net content, and above the highest amount', () => {
    expect([unitPriceOf(100, null), unitPriceOf(MAX_CENTS, '999 g')]).toEqual([null, null]);
  });

  test('is exact for each price and content', () => {
    const perBase = { g: 1000n, kg: 1n, ml: 1000n, l: 1n, cm: 100n, m: 1n, m2: 1n, m3: 1n, piece: 1n };
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_CENTS }),
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.constantFrom(...(Object.keys(perBase) as (keyof typeof perBase)[])),
        (price, thousandths, unit) => {
          // Three decimals are read below 1 alone.
          const content = thousandths > 1000 ? thousandths - (thousandths % 10) : thousandths;
          const twice = 2n * BigInt(price) * perBase[unit] * 1000n;
          const exact = (twice + BigInt(content)) / (2n * BigInt(content));
          const found = unitPriceOf(price, netContentText({ thousandths: content, unit }));
          expect(found?.price ?? null).toBe(exact > BigInt(MAX_CENTS) ? null : Number(exact));
        },
      ),
    );
  });
});
