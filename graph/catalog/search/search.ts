import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { anyOf, quoted, readSpans, type Span, type Synonyms, wordsOf } from './read-words.ts';

/** In letters. Shorter keywords resemble too many names. */
const MIN_TYPO_LENGTH = 4;
/** In words. Of more, no two are tried as one. */
const MOST_JOINED = 4;

/** The lowest rank of a match. Below it the keyword is only inside of a word of the name. */
export const LOWEST_MATCH = 1;
/** The lowest rank of what has the words, or synonyms of them, in its name. */
export const LOWEST_NAMED = 10;

export interface Search {
  /** Folded, see `wordsOf`. */
  words: string[];
  spans: Span[];
  /** The name contains the keyword: its letters and digits, with a blank for any others. */
  contains: RawBuilder<SqlBool>;
  /** Its words, their synonyms, or words that begin with them, are in name, category, brand or description. */
  matches: RawBuilder<SqlBool>;
  /** The name contains it with a small typo. */
  typo: RawBuilder<SqlBool>;
  /**
   * Higher is better: name above category above brand above description, and within each of them whole words above
   * synonyms above beginnings.
   */
  rank: RawBuilder<number>;
  /** How well a product fits within its rank: by the words in all of its texts. */
  fit: RawBuilder<number>;
}

/**
 * How to find and rank products for a keyword as `readKeyword` gave it. Only letters and digits count, without accents:
 * null when there are none, and nothing is found.
 */
export function searchFor(keyword: string, synonyms: Synonyms = new Map()): Search | null {
  const words = wordsOf(keyword);
  if (words.length === 0) return null;
  const spans = readSpans(words, synonyms);
  const key = sql`search_key(${keyword})`;
  const contains = sql<SqlBool>`name_key like '%' || ${key} || '%'`;
  const begun = begunWords(spans);
  return {
    words,
    spans,
    contains,
    matches: sql`search @@ (${begun})`,
    // A keyword without trigrams resembles no name, and comparing it with each takes long.
    typo:
      lengthOf(words) >= MIN_TYPO_LENGTH
        ? sql`(show_trgm(${key}) <> '{}' and ${key} <% name_key)`
        : sql`false`,
    // Long descriptions are read once.
    rank: sql<number>`(select case
        when ' ' || name_key || ' ' like '% ' || ${key} || ' %' then 14
        when named @@ whole then 13
        when named @@ synonym then 12
        when ' ' || name_key like '% ' || ${key} || '%' then 11
        when named @@ begun then ${sql.lit(LOWEST_NAMED)}
        when ts_filter(short, '{a,b}') @@ whole then 9
        when ts_filter(short, '{a,b}') @@ synonym then 8
        when ts_filter(short, '{a,b}') @@ begun then 7
        when short @@ whole then 6
        when short @@ synonym then 5
        when name_key || ' ' like '%' || ${key} || ' %' then 4
        when short @@ begun then 3
        when search @@ synonym then 2
        when search @@ begun then ${sql.lit(LOWEST_MATCH)}
        else 0 end
      from (select ${wholeWords(spans)} as whole, ${synonymWords(spans)} as synonym, ${begun} as begun) as query,
        lateral (select ts_filter(search, '{a,b,c}') as short offset 0) as shortened,
        lateral (select ts_filter(short, '{a}') as named offset 0) as filtered)`,
    fit: sql<number>`ts_rank(search, ${synonymWords(spans)})`,
  };
}

const english = (query: string) => sql`to_tsquery('english', ${query})`;

/** All words, or with two neighbours written as one: "foot ball" finds "football". */
function wholeWords(spans: Span[]): RawBuilder<unknown> {
  return english(withJoined(spans, ({ whole }) => whole));
}

/** The same, with the synonyms. */
function synonymWords(spans: Span[]): RawBuilder<unknown> {
  return english(withJoined(spans, inAnyWord));
}

const inAnyWord = ({ whole, synonyms }: Span) => (synonyms ? anyOf([whole, synonyms]) : whole);

function withJoined(spans: Span[], queryOf: (span: Span) => string): string {
  const queries = spans.map(queryOf);
  const all = queries.join(' & ');
  if (spans.length > MOST_JOINED) return all;
  const joined = spans.slice(1).map((span, index) => {
    const pair = quoted([...spans[index]!.words, ...span.words].join(''));
    return [...queries.slice(0, index), pair, ...queries.slice(index + 2)].join(' & ');
  });
  return anyOf([`(${all})`, ...joined.map((query) => `(${query})`)]);
}

/** The words in any form, or words that begin with them as typed: no form of "boots" finds "booth". */
function begunWords(spans: Span[]): RawBuilder<unknown> {
  const each = spans.map((span) => begunSpan(span));
  return sql`(${sql.join(each, sql` && `)}) || ${synonymWords(spans)}`;
}

/** A span in any form, or the beginnings of its words. */
export function begunSpan(span: Span): RawBuilder<unknown> {
  const inAnyForm = english(inAnyWord(span));
  if (span.beginnings.length < span.words.length) return sql`(${inAnyForm})`;
  const begun = span.beginnings.map((word) => `${quoted(word)}:*`).join(' & ');
  // Stop words such as "the" are in no index.
  return sql`(case when numnode(${inAnyForm}) = 0 then ${inAnyForm}
    else ${inAnyForm} || to_tsquery('simple', ${begun}) end)`;
}

function lengthOf(words: string[]): number {
  return [...words.join('')].length;
}
