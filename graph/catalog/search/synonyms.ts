import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { phraseKey, type Synonyms } from './read-words.ts';

/** Most groups of synonyms: each search reads them all. */
export const MAX_SYNONYMS = 500;

interface Group {
  words: string[];
  finds: string[];
}

const readGroups = prepared<Group, []>(`select words, finds from synonyms limit ${MAX_SYNONYMS}`);

/** All synonyms. Guests may get those of two seconds ago, unless they were edited since. */
export function readSynonyms(ctx: Context): Promise<Synonyms> {
  return cacheForGuests(ctx, cacheKey('synonyms'), async () => synonymsOf(await readGroups(ctx.em)));
}

/** What each phrase finds besides itself, by its `phraseKey`. */
export function synonymsOf(groups: readonly Group[]): Synonyms {
  const synonyms = new Map<string, Set<string>>();
  for (const { words, finds } of groups) {
    for (const word of words) {
      const key = phraseKey(word);
      const others = synonyms.get(key) ?? new Set();
      for (const other of finds.length > 0 ? finds : words) if (phraseKey(other) !== key) others.add(other);
      synonyms.set(key, others);
    }
  }
  return new Map([...synonyms].map(([key, others]) => [key, [...others]]));
}
