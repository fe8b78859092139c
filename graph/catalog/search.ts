import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** In letters. Shorter keywords resemble too many names. */
const MIN_TYPO_LENGTH = 4;
/** In letters. Most names have words that begin with any one or two letters. */
const MIN_BEGINNING = 3;

interface Search {
  /** The name contains the keyword: its letters and digits, with a blank for any others. */
  contains: RawBuilder<SqlBool>;
  /** Its words, or words that begin with them, are in name, category, brand or description. */
  words: RawBuilder<SqlBool>;
  /** The name contains it with a small typo. */
  typo: RawBuilder<SqlBool>;
  /**
   * Higher is better: name above category above brand above description, and within each of them whole words above
   * beginnings; typos come last.
   */
  rank: RawBuilder<number>;
}

/**
 * How to find and rank products for a keyword as `readKeyword` gave it. Only letters and digits count: null when there
 * are none, and nothing is found.
 */
export function searchFor(keyword: string): Search | null {
  const words = keyword.match(/[\p{L}\p{N}\p{M}]+/gu)?.filter((word) => /[\p{L}\p{N}]/u.test(word)) ?? [];
  if (words.length === 0) return null;
  const key = sql`search_key(${keyword})`;
  const contains = sql<SqlBool>`name_key like '%' || ${key} || '%'`;
  const whole = sql`to_tsquery('english', ${words.map((word) => `'${word}'`).join(' & ')})`;
  const begun = sql.join(words.map(begunWord), sql` && `);
  const isTypo = lengthOf(words) >= MIN_TYPO_LENGTH;
  return {
    contains,
    words: sql`search @@ (${begun})`,
    // A keyword without trigrams resembles no name, and comparing it with each takes long.
    typo: isTypo ? sql`(show_trgm(${key}) <> '{}' and ${key} <% name_key)` : sql`false`,
    // Long descriptions are read once.
    rank: sql<number>`(select case
        when ' ' || name_key || ' ' like '% ' || ${key} || ' %' then 11
        when named @@ whole then 10
        when ' ' || name_key like '% ' || ${key} || '%' then 9
        when ${contains} then 8
        when named @@ begun then 7
        when ts_filter(short, '{a,b}') @@ whole then 6
        when ts_filter(short, '{a,b}') @@ begun then 5
        when short @@ whole then 4
        when short @@ begun then 3
        when search @@ whole then 2
        when search @@ begun then 1
        else word_similarity(${key}, name_key) end
      from (select ${whole} as whole, ${begun} as begun) as query,
        lateral (select ts_filter(search, '{a,b,c}') as short offset 0) as shortened,
        lateral (select ts_filter(short, '{a}') as named offset 0) as filtered)`,
  };
}

/** The word in any of its forms, or words that begin with it as typed: no form of "boots" finds "booth". */
function begunWord(word: string): RawBuilder<unknown> {
  const inAnyForm = sql`to_tsquery('english', ${`'${word}'`})`;
  if (word.length < MIN_BEGINNING) return inAnyForm;
  // Stop words such as "the" are in no index.
  return sql`case when numnode(${inAnyForm}) = 0 then ${inAnyForm}
    else ${inAnyForm} || to_tsquery('simple', ${`'${word}':*`}) end`;
}

function lengthOf(words: string[]): number {
  return [...words.join('')].length;
}
