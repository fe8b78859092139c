import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { BuyerHistory } from '#money/promotion';
import { prepared } from '../core/prepared.ts';

interface Row {
  hasOrdered: boolean;
  promotion: string | null;
  uses: number;
}

const readHistory = prepared<Row, [id: string, emailKey: string, promotions: readonly string[]]>(
  `select exists (select from orders where owner_id = $1::uuid and cancelled_at is null) as "hasOrdered", promotion, uses
   from (select 1) one left join (
     select r.promotion_id as promotion, count(*)::int as uses
     from redemptions r join orders o on o.checkout_id = r.checkout_id
     where r.released_at is null and r.promotion_id = any($3::uuid[]) and (r.user_id = $1::uuid or r.buyer_email_key = $2)
     group by 1
   ) used on true`,
);

/** What promotions ask of a buyer. A use counts with its order: what is held for another checkout goes back when this one starts. */
export async function buyerHistory(
  em: SqlEntityManager,
  { id, emailKey }: { id: string; emailKey: string },
  promotionIds: readonly string[],
): Promise<BuyerHistory> {
  const rows = await readHistory(em, id, emailKey, promotionIds);
  const uses = new Map(
    rows.flatMap(({ promotion, uses }) => (promotion ? [[promotion, uses] as const] : [])),
  );
  return { hasOrdered: rows[0]!.hasOrdered, uses };
}
