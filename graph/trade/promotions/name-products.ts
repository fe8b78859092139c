import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';
import type { PromotedProduct } from './promotions.types.ts';

const readNames = prepared<PromotedProduct & { promotion: string }, [ids: readonly string[]]>(
  `select p.id as promotion, products.id, products.name, products.is_draft as "isDraft",
     products.deleted_at is not null as "isDeleted"
   from promotions p, unnest(p.product_ids) with ordinality as chosen (product, position)
     join products on products.id = chosen.product
   where p.id = any($1::uuid[]) order by chosen.position`,
);

/** The products that each of these promotions is for. */
export async function nameProducts(
  em: SqlEntityManager,
  ids: readonly string[],
): Promise<PromotedProduct[][]> {
  const byPromotion = Map.groupBy(await readNames(em, ids), ({ promotion }) => promotion);
  return ids.map((id) => byPromotion.get(id) ?? []);
}
