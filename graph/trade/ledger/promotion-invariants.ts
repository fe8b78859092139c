import type { Invariant } from './invariant.ts';

/** Counts of uses in a table, against the redemptions of each row of it. */
const counted = (table: string, subject: string, ofRow: string) => `
  select ${subject} as subject, 'counts ' || used || ' uses of ' || max_uses || ', its redemptions are ' || redeemed as problem
  from ${table} row, lateral (
    select count(*) as redeemed from redemptions where ${ofRow} and released_at is null
  ) uses
  where max_uses is not null and (used <> redeemed or used > max_uses)`;

/** Uses of promotions. */
export const promotionInvariants: readonly Invariant[] = [
  {
    id: 'I17',
    sentence:
      'The uses of a promotion and of a code are those of the checkouts that hold or have sold their items, and never above the limit.',
    sql: `
      ${counted('promotions', "'promotion ' || id", 'promotion_id = row.id')}
      union all
      ${counted('promotion_codes', "'code ' || code_key", 'promotion_id = row.promotion_id and code_key = row.code_key')}
      union all
      select 'checkout ' || r.checkout_id, 'uses promotion ' || r.promotion_id || ', and its stock is ' || coalesce(c.stock, 'unknown')
      from redemptions r left join checkouts c on c.id = r.checkout_id
      where r.released_at is null and (c.stock in ('released', 'returned')) is not false
      union all
      select 'checkout ' || c.id, 'holds its items, and not its use of promotion ' || discount.id
      from checkouts c, jsonb_to_recordset(c.discounts) as discount (id uuid)
      where c.stock = 'held' and c.discounts <> '[]' and not exists (
        select from redemptions r where r.checkout_id = c.id and r.promotion_id = discount.id and r.released_at is null
      )`,
  },
];
