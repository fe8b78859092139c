import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import type { SearchCounts } from '../../core/ports.ts';
import { keyOf } from './read-words.ts';

/** Most keywords counted between two writes. Further ones are dropped: robots send others each time. */
const MOST_COUNTED = 1000;
/** Most keywords stored of a day. */
const MOST_A_DAY = 5000;
/** Days after which a keyword is deleted. */
export const KEPT_DAYS = 90;
/** E-mail addresses, numbers of phones and cards: nothing that tells who searched is stored. */
const isPersonal = (keyword: string) => keyword.includes('@') || keyword.replace(/\D/g, '').length >= 6;

/** Counts a search of a shopper in memory, as it was typed; what staff look for does not count. */
export function countSearch({ actor, ports }: Context, keyword: string, results: number): void {
  const counts = ports.searches;
  if (actor.can(Permission.Products)) return;
  const known = counts.get(keyword);
  if (!known && (counts.size >= MOST_COUNTED || isPersonal(keyword))) return;
  counts.set(keyword, { searches: (known?.searches ?? 0) + 1, results });
}

/** The counts by their `keyOf`, which several spellings of a keyword share. */
function byWords(counts: SearchCounts) {
  const words = new Map<string, { searches: number; results: number }>();
  for (const [keyword, { searches, results }] of counts) {
    const word = keyOf(keyword);
    if (word) words.set(word, { searches: (words.get(word)?.searches ?? 0) + searches, results });
  }
  return [...words].map(([word, count]) => ({ word, ...count }));
}

interface CountDeps {
  em: SqlEntityManager;
  ports: { now: () => Date; searches: SearchCounts };
}

/** Writes what was counted since the last time, and deletes what is older than 90 days. */
export async function writeSearchCounts({ em, ports }: CountDeps): Promise<void> {
  const today = ports.now().toISOString().slice(0, 10);
  await em.execute('delete from search_words where day < ?::date - ?::int', [today, KEPT_DAYS]);
  const counted = byWords(ports.searches);
  ports.searches.clear();
  if (counted.length === 0) return;
  // In order of the words: other processes write the same rows.
  await em.execute(
    `with given as (select * from jsonb_to_recordset(?::jsonb) as row(word text, searches int, results int)),
     known as (select word from search_words where day = ?::date),
     fresh as (select * from given where word not in (select word from known) order by searches desc, word
       limit greatest(0, ${MOST_A_DAY} - (select count(*) from known))),
     stored as (select * from given where word in (select word from known) union all select * from fresh)
     insert into search_words as old (day, word, searches, results)
     select ?::date, word, searches, results from stored order by word
     on conflict (day, word) do update set searches = old.searches + excluded.searches, results = excluded.results`,
    [JSON.stringify(counted), today, today],
  );
}
