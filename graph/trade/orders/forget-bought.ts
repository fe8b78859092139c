import { prepared } from '../../core/prepared.ts';
import type { Follower } from '../../core/record-event.ts';

const forget = prepared<never, [order: string, now: Date]>(
  `update carts set version = version + 1, codes = '{}', updated_at = $2::timestamptz, ordered_at = $2::timestamptz,
     bought = bought + (reminded_at is not null)::int, reminded_at = null,
     lines = (select coalesce(jsonb_agg(line order by place), '[]'::jsonb)
       from jsonb_array_elements(carts.lines) with ordinality as each (line, place)
       where not exists (select 1 from order_lines where order_id = $1::uuid and variant_id::text = lower(line->>'variantId')))
   from orders where orders.id = $1::uuid and carts.user_id = owner_id`,
);

/** What was bought leaves the cart of the account: no other device brings it back. */
export const forgetBought: Follower = async (em, { subject: order }, { ports }) => {
  await forget(em, order, ports.now());
};
