import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { literalPattern, readKeyword } from '../core/keyword.ts';

/** Shorter words are too easily taken for one another. */
const MIN_TYPO_LENGTH = 4;

interface Search {
  matches: RawBuilder<SqlBool>;
  /** Higher is better. */
  rank: RawBuilder<number>;
}

/**
 * How to find and rank products for a keyword: names that contain it literally come first (those that begin with it
 * before the others), then words of name, brand, category and description, also when only begun, then names with a
 * small typo. Null for an empty keyword.
 *
 * Errors: BAD_USER_INPUT for a keyword above 100 characters or with control characters.
 */
export function searchFor(keyword: string): Search | null {
  const text = readKeyword(keyword);
  if (text === '') return null;
  const literal = literalPattern(text);
  const contains = sql<SqlBool>`name ilike ${`%${literal}%`}`;
  const begins = sql<SqlBool>`name ilike ${`${literal}%`}`;
  // Only words of some length may be half typed: one letter begins almost everything.
  const words = text.match(/[\p{L}\p{N}]+/gu)?.map((word) => (word.length < 3 ? word : `${word}:*`));
  const query = words ? sql`to_tsquery('english', ${words.join(' & ')})` : sql`null::tsquery`;
  const close = text.length >= MIN_TYPO_LENGTH ? sql<SqlBool>`${text} <% name` : sql<SqlBool>`false`;
  return {
    matches: sql<SqlBool>`(${contains} or search @@ ${query} or ${close})`,
    rank: sql<number>`case when ${begins} then 4 when ${contains} then 3
      when search @@ ${query} then 1 + ts_rank(search, ${query}) else word_similarity(${text}, name) end`,
  };
}
