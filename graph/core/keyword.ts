import { DomainError } from './errors.ts';
import { isCleanText } from './validation.ts';

const MAX_KEYWORD = 100;

/** A keyword, trimmed. Errors: BAD_USER_INPUT above 100 characters or with control characters. */
export function readKeyword(keyword: string): string {
  const text = keyword.trim();
  if (text.length > MAX_KEYWORD || !isCleanText(text)) {
    throw new DomainError('BAD_USER_INPUT', `Search for at most ${MAX_KEYWORD} characters of plain text.`);
  }
  return text;
}

/** Escapes a text for a `like` pattern. */
export function literalPattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
