import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { prepared } from '../../core/prepared.ts';
import { slugOf } from '../../core/slug.ts';
import { readCategoryPaths } from '../categories/category-path.ts';
import { pathKey } from './path-key.ts';

/** A product as it is imported, with the paths that it had. */
export interface OldProduct {
  productId: string;
  paths: readonly string[];
}

const categoriesOf = prepared<{ id: string; category: string | null }, [ids: readonly string[]]>(
  'select id, category_id as category from products where id = any($1::uuid[])',
);

/** What staff wrote stays. What an import wrote leads to where the newest one says. */
const insert = prepared<object, [rows: string, source: string, now: Date]>(
  `insert into redirects as known (id, path, product_id, category_id, source, created_at)
   select id, path, product, category, $2, $3
   from jsonb_to_recordset($1::jsonb) as given(id uuid, path text, product uuid, category uuid)
   where not exists (select from redirects r where r.to_path = given.path)
   order by path
   on conflict (path) do update set product_id = excluded.product_id, category_id = excluded.category_id
   where known.source is not null
     and (known.product_id, known.category_id) is distinct from (excluded.product_id, excluded.category_id)`,
);

/** Notes the addresses that imported products and their categories had in Shopify or WooCommerce, in the transaction of the import. */
export async function keepOldPaths(
  em: SqlEntityManager,
  source: 'shopify' | 'woocommerce',
  products: readonly OldProduct[],
  now: Date,
): Promise<void> {
  const known = await readCategoryPaths(em);
  const found = await categoriesOf(
    em,
    products.map(({ productId }) => productId),
  );
  const rows = new Map<string, { id: string; path: string; product?: string; category?: string }>();
  const add = (typed: string, target: { product: string } | { category: string }) => {
    const path = pathKey(typed);
    if (path !== null && !rows.has(path)) rows.set(path, { id: v7(), path, ...target });
  };
  for (const { productId, paths } of products) for (const path of paths) add(path, { product: productId });
  for (const category of new Set(found.flatMap((row) => row.category ?? []))) {
    const slugs = (known.get(category)?.names ?? []).flatMap((name) => slugOf(name) ?? []);
    const last = slugs.at(-1);
    if (last === undefined) continue;
    if (source === 'shopify') add(`/collections/${last}`, { category });
    else for (const path of [slugs.join('/'), last]) add(`/product-category/${path}`, { category });
  }
  if (rows.size > 0) await insert(em, JSON.stringify([...rows.values()]), source, now);
}
