import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';
import { isCleanText } from '../../core/validation.ts';

const readCategory = prepared<{ slug: string }, [earlier: string]>(
  `select slug from categories where $1 = any(former_slugs) and not exists (select from categories where slug = $1)
   order by id desc limit 1`,
);

/** The present slug of the category that had this one before; undefined when there is none. */
export async function currentCategorySlug(
  em: SqlEntityManager,
  earlier: string,
): Promise<string | undefined> {
  if (!isCleanText(earlier)) return;
  const [current] = await readCategory(em, earlier);
  return current?.slug;
}
