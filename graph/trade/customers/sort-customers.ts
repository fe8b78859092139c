import { type RawBuilder, sql } from 'kysely';
import { headOf, MEMBERS } from './customer-sql.ts';
import { CustomerSort } from './customers.inputs.ts';

type Sql = RawBuilder<unknown>;

/** Where a list of customers, rows `u` of `users`, is read from. */
interface Source {
  from: Sql;
  /** What it is sorted by, of which an index has the first part. */
  key: Sql[];
  /** SELECT of the key of the row that a cursor names. */
  keyOf(cursor: string): Sql;
  /** The id that is the cursor of a row. */
  cursor: Sql;
}

/** Emails of accounts and guests, as the index has them. */
export const EMAIL_OF = 'coalesce(email_key, guest_email_key)';

/** The last order of the customer `u`. */
const LAST_ORDER = sql.raw(`(
  select newest.id, newest.created_at from ${MEMBERS} member_of cross join lateral (
    select orders.id, orders.created_at from orders where orders.owner_id = member_of.id
    order by orders.created_at desc, orders.id desc limit 1
  ) newest order by newest.created_at desc, newest.id desc limit 1)`);

/** Whether the order `o` is the last one of the customer `u`. */
const IS_LAST = sql.raw(`not exists (
  select from ${MEMBERS} member_of join orders later on later.owner_id = member_of.id
  where (later.created_at, later.id) > (o.created_at, o.id))`);

/** How customers are read in an order. Where `isSearch` there are few of them; otherwise they are read along an index. */
export function sourceOf(sortBy: CustomerSort, isSearch: boolean, shopCurrency: string): Source {
  if (sortBy === CustomerSort.ORDERS) return totals('orders', '');
  if (sortBy === CustomerSort.SPENT) return totals('net', shopCurrency);
  if (sortBy === CustomerSort.LAST_ORDER)
    return {
      from: isSearch
        ? sql`users u join lateral ${LAST_ORDER} o on true`
        : sql`orders o join users buyer on buyer.id = o.owner_id join users u on u.id = ${headOf('buyer')} and ${IS_LAST}`,
      key: [sql`o.created_at`, sql`o.id`],
      keyOf: (cursor) => sql`select created_at, id from orders where id = ${cursor}`,
      cursor: sql`o.id`,
    };
  const first = { createdAt: null, name: 'name', email: EMAIL_OF }[sortBy];
  const columns = [...(first ? [first] : []), 'id'];
  return {
    from: sql`users u`,
    key: columns.map((column) =>
      sql.raw(column === EMAIL_OF ? 'coalesce(u.email_key, u.guest_email_key)' : `u.${column}`),
    ),
    keyOf: (cursor) => sql`select ${sql.raw(columns.join(', '))} from users where id = ${cursor}`,
    cursor: sql`u.id`,
  };
}

/** Along an index of what the orders of customers come to, in a currency or in all of them. */
function totals(column: 'orders' | 'net', currency: string): Source {
  // In words, as the condition of an index of each has it.
  const isOf = currency === '' ? sql`currency = ''` : sql`currency <> '' and currency = ${currency}`;
  const key = sql.ref(column);
  return {
    from: sql`(select key, ${key} as sum from customer_totals where ${isOf}) t join users u on u.customer_key = t.key`,
    key: [sql`t.sum`, sql`t.key`],
    keyOf: (cursor) => sql`
      select ${key}, key from customer_totals where ${isOf} and key = (select customer_key from users where id = ${cursor})`,
    cursor: sql`u.id`,
  };
}
