import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';
import { pathKey } from './path-key.ts';

/** Columns of what a redirect `r` leads to, and the joins that they need: of a product that shoppers see. */
export const TARGET = 'r.to_path as "toPath", p.current_slug as product, c.slug as category';
export const TARGET_JOINS = `left join products p on p.id = r.product_id and p.deleted_at is null and not p.is_draft
  left join categories c on c.id = r.category_id`;

export interface Target {
  toPath: string | null;
  product: string | null;
  category: string | null;
}

const read = prepared<Target, [path: string]>(
  `select ${TARGET} from redirects r ${TARGET_JOINS} where r.path = $1`,
);

/** The path that a target has now; undefined when shoppers do not see it. */
export function pathOf({ toPath, product, category }: Target): string | undefined {
  if (toPath !== null) return toPath;
  if (product !== null) return `/product/${encodeURIComponent(product)}`;
  return category === null ? undefined : `/category/${encodeURIComponent(category)}`;
}

/** Where the path of an earlier shop leads to, by one read of an index; undefined when it leads nowhere. */
export async function findRedirect(em: SqlEntityManager, path: string): Promise<string | undefined> {
  const key = pathKey(path);
  const [found] = key === null ? [] : await read(em, key);
  const to = found && pathOf(found);
  // What leads to itself would never end.
  return to !== undefined && pathKey(to) !== key ? to : undefined;
}
