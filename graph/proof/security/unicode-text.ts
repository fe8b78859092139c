import fc from 'fast-check';

/** Texts of all of Unicode, but for the control characters that no text may have. */
export function unicodeText(maxLength: number): fc.Arbitrary<string> {
  return fc
    .string({ unit: 'binary', minLength: 1, maxLength })
    .map((text) => text.slice(0, maxLength).replace(/[\p{Cc}\p{Cs}]/gu, '\u200b'));
}
