import { irregularForms, irregularSingular } from './irregular-forms.ts';

/** In letters. Most names have words that begin with any one or two letters. */
const MIN_BEGINNING = 3;
/** Words of the longest phrase that a synonym may be. */
export const LONGEST_PHRASE = 4;

/** What one word of a keyword may be in a text; for a phrase that has synonyms, what all of its words may be. */
export interface Span {
  /** The words as they were typed, folded. */
  words: string[];
  /** As a text for `to_tsquery('english', …)`: the words in any of their forms. */
  whole: string;
  /** The same for the synonyms, in names, categories and brands alone; null when there are none. */
  synonyms: string | null;
  /** Beginnings of words; none for a word that is too short. */
  beginnings: string[];
}

/** What a phrase finds besides itself, by its `phraseKey`. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Small letters without accents. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .normalize('NFC');
}

/** The words of a text: what has letters or digits, folded. Nothing else counts in a search. */
export function wordsOf(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** A keyword as synonyms, pins and the list of searched words know it. */
export const keyOf = (keyword: string): string => wordsOf(keyword).join(' ');

/** A folded phrase with its words in the singular: synonyms of "sneaker" are those of "sneakers". */
export const phraseKey = (phrase: string): string => phrase.split(' ').map(singular).join(' ');

function singular(word: string): string {
  const irregular = irregularSingular(word);
  if (irregular) return irregular;
  if (word.length < 3 || !/[^su]s$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(?:s|x|z|ch|sh)es$/.test(word) ? -2 : -1);
}

/** The words in spans: the longest phrases that have synonyms, and single words. */
export function readSpans(words: readonly string[], synonyms: Synonyms): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < words.length; ) {
    const length = phraseLength(words, at, synonyms);
    spans.push(spanOf(words.slice(at, at + length), synonyms));
    at += length;
  }
  return spans;
}

function phraseLength(words: readonly string[], at: number, synonyms: Synonyms): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length -= 1)
    if (synonyms.has(phraseKey(words.slice(at, at + length).join(' ')))) return length;
  return 1;
}

function spanOf(words: string[], synonyms: Synonyms): Span {
  const others = synonyms.get(phraseKey(words.join(' '))) ?? [];
  return {
    words,
    whole: allOf(words),
    synonyms: others.length > 0 ? anyOf(others.map((phrase) => synonymQuery(phrase.split(' ')))) : null,
    beginnings: words.filter((word) => [...word].length >= MIN_BEGINNING),
  };
}

export const quoted = (word: string) => `'${word}'`;
export const anyOf = (queries: string[]) => `(${queries.join(' | ')})`;
const allOf = (words: string[]) => `(${words.map(wordQuery).join(' & ')})`;
const phraseQuery = (words: string[]) => `(${words.map(quoted).join(' <-> ')})`;

/** Not in descriptions, which speak of more than the product: of "shoes" a sled is none that has "runners". */
const synonymQuery = (words: string[]) => `(${words.map((word) => `${quoted(word)}:ABC`).join(' <-> ')})`;

/** A word, in the forms that the stemmer of the database does not know as well. */
function wordQuery(word: string): string {
  // "35mm" is "35 mm" as well.
  const number = /^\d+/.exec(word)?.[0] ?? '';
  const unit = word.slice(number.length);
  const isSplit = number !== '' && unit !== '' && !/\P{L}/u.test(unit);
  const forms = [word, ...irregularForms(word)].map(quoted);
  return anyOf(isSplit ? [...forms, phraseQuery([number, unit])] : forms);
}
