import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';
import type { PromotionUse } from './promotions.types.ts';

/** What admins read of each promotion, besides its terms. */
interface Counted extends PromotionUse {
  code: string | null;
  codeCount: number;
}

const readCounts = prepared<Counted & { id: string }, [ids: readonly string[], currency: string]>(
  `select p.id, used.uses, least(used.discounted, 2147483647)::int as discounted, codes.code, codes."codeCount"
   from promotions p,
     lateral (
       select count(*)::int as uses, coalesce(sum(amount) filter (where currency = $2), 0) as discounted
       from redemptions where promotion_id = p.id and released_at is null
     ) used,
     lateral (
       select count(max_uses)::int as "codeCount", min(code_key) filter (where max_uses is null) as code
       from promotion_codes where promotion_id = p.id
     ) codes
   where p.id = any($1::uuid[])`,
);

/** In the order of `ids`. What was taken off is summed of one currency. */
export async function countUses(
  em: SqlEntityManager,
  ids: readonly string[],
  currency: string,
): Promise<Counted[]> {
  const byId = new Map((await readCounts(em, ids, currency)).map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)!);
}
