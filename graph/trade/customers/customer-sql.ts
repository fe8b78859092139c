import { type RawBuilder, sql } from 'kysely';
import { GUESTS_OF } from '../../people/accounts/customer-members.ts';

/** SQL of the ids of the accounts and guests that the row `u` of `users` stands for. */
export const MEMBERS = `(select u.id union all select member.id from users member where member.guest_email_key = ${GUESTS_OF})`;

/**
 * SQL of the row of `users` that stands for a customer: an account for itself, a guest for the account that has confirmed the address, or
 * the first guest of the address with an order. Null for a guest who bought nothing.
 */
export const headOf = (alias: 'u' | 'buyer'): RawBuilder<unknown> =>
  sql.raw(`case when ${alias}.kind = 'account' then ${alias}.id else coalesce(
    (select account.id from users account where account.email_key = ${alias}.guest_email_key
       and account.email_verified_at is not null and account.deleted_at is null),
    (select guest.id from users guest where guest.guest_email_key = ${alias}.guest_email_key
       and exists (select from orders where orders.owner_id = guest.id) order by guest.id limit 1)) end`);

const hasOrdered = `exists (select from ${MEMBERS} of_customer join orders on orders.owner_id = of_customer.id)`;

/** SQL of whether the customer `u` has ordered. */
export const HAS_ORDERED = sql.raw(hasOrdered);

/**
 * SQL of whether the account or guest `u` is a customer: all are, but for staff who never bought. Orders are read for staff alone.
 */
export const IS_BUYER = sql.raw(
  `(not (u.is_admin or u.permissions <> '{}') or ${hasOrdered}
    or exists (select from past_orders where past_orders.email_key = u.email_key))`,
);

export const CUSTOMER_COLUMNS = sql.raw(
  `u.id, u.name, u.email, u.created_at as "createdAt",
   case when u.kind = 'guest' then 'guest' when u.email_verified_at is null then 'unconfirmed' else 'account' end as kind`,
);
