/** How many digits a GTIN has. */
export const GTIN_LENGTHS: readonly number[] = [8, 12, 13, 14];

/** The last digit of a GTIN by the ones before it. */
export function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    return total + Number(digit) * (index % 2 === 0 ? 3 : 1);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/**
 * A barcode as others know it: null for one whose digits are wrong, and for numbers that companies give themselves (GS1 prefixes 02, 04 and
 * 2) and coupons (05, 98, 99), which Merchant Center refuses.
 */
export function globalGtin(barcode: string | null): string | null {
  if (barcode === null || !/^\d+$/.test(barcode) || !GTIN_LENGTHS.includes(barcode.length)) return null;
  if (/^0+$/.test(barcode) || !barcode.endsWith(checkDigit(barcode.slice(0, -1)))) return null;
  // The first of 14 digits counts packages. The prefixes of 8 digits are others.
  if (barcode.length === 8) return /^[02]/.test(barcode) ? null : barcode;
  return /^(?:0[245]|2|9[89])/.test(barcode.padStart(14, '0').slice(1)) ? null : barcode;
}
