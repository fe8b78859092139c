import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { BuyerHistory } from '#money/promotion';
import { prepared } from '../../core/prepared.ts';

interface Row {
  hasOrdered: boolean;
  promotion: string | null;
  uses: number;
}

/** A condition of SQL: an order of a guest whose buyer is taken for the owner of the address. Anybody orders in cash with the address of somebody else. */
export const PROVES_BUYER = 'orders.paid_at is not null and orders.total_price > 0';

const readHistory = prepared<Row, [id: string, key: string, promotions: readonly string[]]>(
  `select exists (
     select from orders where cancelled_at is null and owner_id in (
       select $1::uuid union all
       select guest.id from users own join users guest on guest.guest_email_key = own.email_key
       where own.id = $1::uuid and own.email_verified_at is not null
     ) and (owner_id = $1::uuid or ${PROVES_BUYER})
   ) as "hasOrdered", promotion, uses
   from (select 1) one left join (
     select r.promotion_id as promotion, count(*)::int as uses
     from redemptions r join orders o on o.checkout_id = r.checkout_id
     where r.released_at is null and r.promotion_id = any($3::uuid[]) and (r.user_id = $1::uuid or r.buyer_email_key = $2)
     group by 1
   ) used on true`,
);

/**
 * What promotions ask of a buyer. A use counts with its order: what is held for another checkout goes back when this one starts.
 * Paid orders of guests with the address count for an account that has confirmed it alone: anybody may type an address, and must
 * not learn from the price whether it has ordered here.
 */
export async function buyerHistory(
  em: SqlEntityManager,
  { id, key }: { id: string; key: string },
  promotionIds: readonly string[],
): Promise<Omit<BuyerHistory, 'segments'>> {
  const rows = await readHistory(em, id, key, promotionIds);
  const uses = new Map(
    rows.flatMap(({ promotion, uses }) => (promotion ? [[promotion, uses] as const] : [])),
  );
  return { hasOrdered: rows[0]!.hasOrdered, uses };
}
