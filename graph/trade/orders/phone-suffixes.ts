/** The calling codes of the countries (ITU-T E.164): those with one and two digits are listed, all others have three. */
const CALLING_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Digits by which a phone number is found. */
const FEWEST = 5;
/** A number without a trunk zero that has so many digits may begin with a calling code, though no "+" says so. */
const INTERNATIONAL = 11;

/**
 * What the digits of a phone number end in, however it is written: "+49 170 1234567", "0049 (0)170 1234567", "0170/1234567" and
 * "1234567" find one number. Empty for a text that is none, or has fewer than five digits.
 */
export function phoneSuffixes(text: string): string[] {
  if (!/^[\d\s+()./-]+$/.test(text)) return [];
  const all = text.replace('(0)', '').replace(/\D/g, '');
  const digits = all.replace(/^0+/, '');
  const national = digits.replace(CALLING_CODE, '').replace(/^0+/, '');
  const isInternational = text.trimStart().startsWith('+') || all.startsWith('00');
  const suffixes = isInternational
    ? [national]
    : digits.length < INTERNATIONAL
      ? [digits]
      : [digits, national];
  return suffixes.filter(({ length }) => length >= FEWEST);
}
