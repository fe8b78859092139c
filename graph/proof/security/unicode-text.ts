import fc from 'fast-check';

/** Texts of any Unicode characters except the control characters that the shop refuses. */
export function unicodeText(maxLength: number): fc.Arbitrary<string> {
  return fc
    .string({ unit: 'binary', minLength: 1, maxLength })
    .map((text) => text.slice(0, maxLength).replace(/[\p{Cc}\p{Cs}]/gu, '\u200b'));
}
