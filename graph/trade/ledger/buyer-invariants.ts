import type { Invariant } from './invariant.ts';

/** Who may buy, and whose orders are whose. */
export const buyerInvariants: readonly Invariant[] = [
  {
    id: 'I23',
    sentence:
      'The owner of an order is the buyer of its checkout, and a guest has no password, no permissions, and reviews of products of its delivered orders alone.',
    sql: `
      select 'order ' || o.id as subject, 'is not owned by the buyer of its checkout' as problem
      from orders o join checkouts c on c.id = o.checkout_id where c.user_id <> o.owner_id
      union all
      select 'guest ' || id, 'has what only an account may have'
      from users u
      where kind = 'guest' and (
        password_hash is not null or is_admin or permissions <> '{}' or email_verified_at is not null
        or exists (
          select from reviews where user_id = u.id and not exists (
            select from orders join order_lines line on line.order_id = orders.id
            where orders.owner_id = u.id and orders.delivered_at is not null and line.product_id = reviews.product_id))
      )`,
  },
];
