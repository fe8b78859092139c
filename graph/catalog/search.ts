import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { literalPattern } from '../core/keyword.ts';

/** Shorter words are too easily taken for one another. */
const MIN_TYPO_LENGTH = 4;

interface Search {
  /** The name contains the keyword literally. */
  contains: RawBuilder<SqlBool>;
  /** Its words, also when only begun, are in name, brand, category or description. */
  words: RawBuilder<SqlBool>;
  /** The name contains it with a small typo. */
  typo: RawBuilder<SqlBool>;
  /** Higher is better: names that begin with it, names that contain it, words, typos. */
  rank: RawBuilder<number>;
}

/** How to find and rank products for a keyword as `readKeyword` gave it, which is not empty. */
export function searchFor(keyword: string): Search {
  const literal = literalPattern(keyword);
  const contains = sql<SqlBool>`name ilike ${`%${literal}%`}`;
  const begins = sql<SqlBool>`name ilike ${`${literal}%`}`;
  // Only words of some length may be half typed: one letter begins almost everything.
  const terms = keyword.match(/[\p{L}\p{N}]+/gu)?.map((word) => (word.length < 3 ? word : `${word}:*`));
  const query = terms ? sql`to_tsquery('english', ${terms.join(' & ')})` : sql`null::tsquery`;
  const words = sql<SqlBool>`search @@ ${query}`;
  const typo = keyword.length >= MIN_TYPO_LENGTH ? sql<SqlBool>`${keyword} <% name` : sql<SqlBool>`false`;
  return {
    contains,
    words,
    typo,
    rank: sql<number>`case when ${begins} then 4 when ${contains} then 3
      when ${words} then 1 + ts_rank(search, ${query}) else word_similarity(${keyword}, name) end`,
  };
}
