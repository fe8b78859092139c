/** Letters, digits and hyphens, after `codeKey`. */
export const CODE_FORMAT = /^[A-Z0-9][A-Z0-9-]{2,39}$/;

/** A code as it is stored and compared: without blanks around it, in capital letters. */
export function codeKey(text: string): string {
  return text.trim().toUpperCase();
}
