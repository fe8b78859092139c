import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';
import { isCleanText } from '../../core/validation.ts';
import { visible } from './product-row.ts';

const readCurrent = prepared<{ slug: string }, [earlier: string]>(
  `select current_slug as slug from products
   where id = (select product_id from slugs where slug = $1) and current_slug <> $1 and ${visible(false)}`,
);

/** The present slug of the product that had this one before; undefined when there is none, or it is the present one. */
export async function currentSlug(em: SqlEntityManager, earlier: string): Promise<string | undefined> {
  if (!isCleanText(earlier)) return;
  const [current] = await readCurrent(em, earlier);
  return current?.slug;
}
