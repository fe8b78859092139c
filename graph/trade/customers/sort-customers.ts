import { type RawBuilder, sql } from 'kysely';
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

/** How customers are read in an order, along an index of it. */
export function sourceOf(sortBy: CustomerSort, shopCurrency: string): Source {
  if (sortBy === CustomerSort.ORDERS) return totals('orders', '');
  if (sortBy === CustomerSort.SPENT) return totals('net', shopCurrency);
  if (sortBy === CustomerSort.LAST_ORDER) return totals('last_order_at', '');
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
function totals(column: 'orders' | 'net' | 'last_order_at', currency: string): Source {
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
