import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { phraseKey, type Synonyms } from './read-words.ts';

/** In letters: of each part, of a part that stands for the whole, and of a word. */
const [MIN_PART, MIN_STANDING, LONGEST] = [3, 4, 40];
/** Most words that are taken apart. */
const MOST_SPLIT = 6;

/**
 * Synonyms with those of words that two words of products make: "trenchcoat" finds "trench coat" as well. The second of them may be in
 * the plural.
 */
export async function withSplitWords(
  em: SqlEntityManager,
  words: readonly string[],
  synonyms: Synonyms,
): Promise<Synonyms> {
  const long = splittable(words);
  if (long.length === 0) return synonyms;
  const splits = sql<{ typed: string; phrase: string }>`
    select typed, word || ' ' || rest as phrase from unnest(${long}::text[]) as typed,
      generate_series(${sql.lit(MIN_PART)}, length(typed) - ${sql.lit(MIN_PART)}) as at,
      lateral (select left(typed, at) as word, substr(typed, at + 1) as rest) as parts
    where exists (select from product_words p where p.word = parts.word)
      and exists (select from product_words p where p.word in (rest, regexp_replace(rest, 's$', '')))`;
  const { rows } = await splits.execute(em.getKysely());
  if (rows.length === 0) return synonyms;
  const all = new Map(synonyms);
  for (const { typed, phrase } of rows) {
    const key = phraseKey(typed);
    all.set(key, [...(all.get(key) ?? []), phrase]);
  }
  return all;
}

/**
 * Words that begin or end with a word of products, or with one that has synonyms, replaced by the longest such part; undefined when there
 * are none. In other languages one word says what two say here: "Laufschuhe" has the "Schuhe" that synonyms know.
 */
export async function partsOf(
  em: SqlEntityManager,
  words: readonly string[],
  synonyms: Synonyms,
): Promise<string | undefined> {
  const long = splittable(words);
  const ends = new Map(long.map((word) => [word, endsOf(word)]));
  const all = [...ends.values()].flat();
  if (all.length === 0) return;
  const known = sql<{ word: string }>`select word from product_words where word = any(${all}::text[])`;
  const { rows } = await known.execute(em.getKysely());
  const ofProducts = new Set(rows.map(({ word }) => word));
  const isKnown = (part: string) => ofProducts.has(part) || synonyms.has(phraseKey(part));
  const parts = words.map((word) => ends.get(word)?.find(isKnown));
  return parts.some(Boolean) ? words.map((word, index) => parts[index] ?? word).join(' ') : undefined;
}

const splittable = (words: readonly string[]) =>
  words
    .filter((word) => word.length >= 2 * MIN_PART && word.length <= LONGEST && !/\P{L}/u.test(word))
    .slice(0, MOST_SPLIT);

/** Ends and beginnings of a word, the longest first; of those the ends, which say what it is. */
function endsOf(word: string): string[] {
  const letters = [...word];
  const lengths = letters
    .map((_, index) => letters.length - 1 - index)
    .filter((length) => length >= MIN_STANDING);
  return lengths.flatMap((length) => [letters.slice(-length).join(''), letters.slice(0, length).join('')]);
}
