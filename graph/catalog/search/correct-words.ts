import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** Least similarity of a word to the one that was typed, by trigrams. Two swapped letters leave a third of a short word's. */
const LEAST_SIMILAR = 0.2;
/** Most words that are compared letter by letter. */
const MOST_COMPARED = 100;
/** In letters. */
const [MIN_LENGTH, LONG] = [4, 6];
const MOST_CORRECTED = 6;

/** Words of products that are typed nearly like `words`: for each word that is in no name, brand or category the nearest one. */
export async function correctWords(
  em: SqlEntityManager,
  words: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const long = words.filter((word) => [...word].length >= MIN_LENGTH).slice(0, MOST_CORRECTED);
  if (long.length === 0) return new Map();
  await em.execute(`set local pg_trgm.similarity_threshold = ${LEAST_SIMILAR}`);
  const similar = sql<{ typed: string; word: string }>`
    select typed, near.word from unnest(${long}::text[]) as typed
      cross join lateral (
        select word from product_words where word % typed order by similarity(word, typed) desc, word limit ${sql.lit(MOST_COMPARED)}
      ) as near`;
  const { rows } = await similar.execute(em.getKysely());
  const corrected = new Map<string, string>();
  for (const [typed, near] of Map.groupBy(rows, ({ typed }) => typed)) {
    const candidates = near.map(({ word }) => word);
    const word = nearest(typed, candidates);
    if (word && word !== typed) corrected.set(typed, word);
  }
  return corrected;
}

/** The first of the words with the fewest typos in it, unless there are too many. */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  let most = typed.length >= LONG ? 2 : 1;
  let found: string | undefined;
  for (const word of words) {
    const typos = typosBetween(typed, word);
    if (typos > most || (found && typos === most)) continue;
    found = word;
    most = typos;
  }
  return found;
}

/** How many letters are missing, too many, wrong or swapped with the next one. */
export function typosBetween(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let [before, last]: [number[], number[]] = [[], b.map((_, index) => index)];
  last.push(b.length);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let typos = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        typos = Math.min(typos, before[j - 2]! + 1);
      row.push(typos);
    }
    [before, last] = [last, row];
  }
  return last.at(-1)!;
}
