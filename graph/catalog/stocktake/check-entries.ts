import { validate as isUuid } from 'uuid';
import { fieldError, isCleanText } from '../../core/validation.ts';
import type { CountEntryInput } from './stocktakes.inputs.ts';

const MAX_CODE = 100;

/** What was counted: `add` to what was there, or `counted` in all, of a variant or of what a code means. */
export interface CheckedEntry {
  key: string;
  variantId: string | null;
  code: string | null;
  add: number | null;
  counted: number | null;
  secondsAgo: number;
}

/** The entries with ids in lower case and codes without spaces around them. Errors: BAD_USER_INPUT, which names the entry. */
export function checkEntries(entries: readonly CountEntryInput[]): CheckedEntry[] {
  return entries.map(({ key, variantId, code, add, counted, secondsAgo }, index) => {
    const wrong = (field: string, message: string) => fieldError(`entries.${index}.${field}`, message);
    if (!isUuid(key)) throw wrong('key', 'Give each entry a UUID of its own as its key.');
    const text = code?.trim() || null;
    if ((variantId == null) === (text === null))
      throw wrong('code', 'Name a variant either by its id or by a code.');
    if (text !== null && (text.length > MAX_CODE || !isCleanText(text)))
      throw wrong('code', `A code has at most ${MAX_CODE} characters of plain text.`);
    if ((add == null) === (counted == null) || add === 0)
      throw wrong('add', 'Say either how many units are added, or how many there are.');
    return {
      key: key.toLowerCase(),
      variantId: variantId?.toLowerCase() ?? null,
      code: text,
      add: add ?? null,
      counted: counted ?? null,
      secondsAgo,
    };
  });
}
