import { LRUCache } from 'lru-cache';
import type { SiteFiles } from './page.ts';
import type { Spell } from './page-target.ts';

/** Paths whose spelling is remembered: matching all screens takes as long as sending a cached page. */
const REMEMBERED = 2_000;
/** Longer paths are not remembered. */
const LONGEST = 200;

/** How the web app spells paths. When its code cannot be loaded, every path is taken as it is. */
export function pathSpelling(files: SiteFiles): () => Promise<Spell> {
  const known = new LRUCache<string, { spelled: string | null }>({ max: REMEMBERED });
  return async () => {
    const entry = await files.entry().catch(() => null);
    return (path) => {
      const found = known.get(path) ?? { spelled: entry ? entry.spellPath(path) : path };
      if (path.length <= LONGEST && entry) known.set(path, found);
      return found.spelled;
    };
  };
}
