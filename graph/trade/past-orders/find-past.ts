import { type RawBuilder, sql } from 'kysely';
import { batch } from '../../core/batch.ts';
import { boundedRead } from '../../core/bounded-read.ts';
import { columnsOf, type RowOf } from '../../core/columns-of.ts';
import { connectionOf, sliceOf } from '../../core/connection.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { literalPattern, readKeyword } from '../../core/keyword.ts';
import { requireId } from '../../core/validation.ts';
import { PastCustomer } from './past-customer.entity.ts';
import { PastOrder } from './past-order.entity.ts';
import type { PastArgs, PastCustomerConnection, PastOrderConnection } from './past-orders.types.ts';

const orders = columnsOf(PastOrder);
const customers = columnsOf(PastCustomer);
const NEWEST = sql`placed_at desc, id desc`;

/** SQL of what a keyword finds: parts of a name or an e-mail address, and the beginning of a number with or without its sign. */
function matching(keyword: string): RawBuilder<unknown> {
  const pattern = literalPattern(keyword);
  const anywhere = `%${pattern}%`;
  return sql`(number ilike ${`${pattern}%`} or number ilike ${`#${pattern}%`} or name ilike ${anywhere} or email_key ilike ${anywhere})`;
}

const found = (keyword: string) => (keyword === '' ? sql`true` : matching(keyword));

/** Past orders, newest first. Errors: BAD_USER_INPUT for a bad keyword or cursor. */
export async function findPastOrders(ctx: Context, args: PastArgs): Promise<PastOrderConnection> {
  const slice = sliceOf(args);
  const isAfter = slice.after
    ? sql`(placed_at, id) < (select placed_at, id from past_orders where id = ${slice.after})`
    : sql`true`;
  const where = sql`${found(readKeyword(args.keyword))} and ${isAfter}`;
  return connectionOf(await readOrders(ctx, where, slice.limit), slice) as PastOrderConnection;
}

/** Past customers, those that were imported last first. Errors: BAD_USER_INPUT for a bad keyword or cursor. */
export async function findPastCustomers(ctx: Context, args: PastArgs): Promise<PastCustomerConnection> {
  const slice = sliceOf(args);
  const isAfter = slice.after ? sql`id < ${slice.after}` : sql`true`;
  const where = sql`${found(readKeyword(args.keyword))} and ${isAfter}`;
  return connectionOf(await readCustomers(ctx, where, slice.limit), slice) as PastCustomerConnection;
}

/** A past order. Errors: NOT_FOUND. */
export async function findPastOrder(ctx: Context, id: string): Promise<PastOrder> {
  const [order] = await readOrders(ctx, sql`id = ${requireId(id, 'Order')}`, 1);
  if (!order) throw new DomainError('NOT_FOUND', 'Order not found.');
  return order;
}

/** Matches that a search of staff looks at, which is sent beside others and without a time limit of its own. */
const LOOKED_AT = 1_000;

/** Of less than three letters or digits in a row an index knows nothing. */
const isSearchable = (text: string) => /[\p{L}\p{N}]{3}/u.test(text);

/** Past orders that a search of staff finds. */
export async function searchPastOrders(ctx: Context, text: string, limit: number): Promise<PastOrder[]> {
  if (!isSearchable(text)) return [];
  const some = sql`(select * from past_orders where ${matching(text)} limit ${LOOKED_AT}) past_orders`;
  const { rows } = await selectOrders(some, sql`true`, limit).execute(ctx.em.fork().getKysely());
  return rows.map((row): RowOf<PastOrder> => orders.toRow(row));
}

/** The same for past customers. */
export async function searchPastCustomers(
  ctx: Context,
  text: string,
  limit: number,
): Promise<PastCustomer[]> {
  if (!isSearchable(text)) return [];
  const some = sql`(select * from past_customers where ${matching(text)} limit ${LOOKED_AT}) past_customers`;
  const { rows } = await selectCustomers(some, sql`true`, limit).execute(ctx.em.fork().getKysely());
  return rows.map((row): RowOf<PastCustomer> => customers.toRow(row));
}

/** The newest past orders with an e-mail address, for all of a request in one statement. */
export const pastOrdersOf = (ctx: Context, emailKey: string, most: number): Promise<PastOrder[]> =>
  batch(ctx, 'past orders of addresses', emailKey, async (keys) => {
    const rows = await readOrders(ctx, among('past_orders', keys, NEWEST, most), keys.length * most);
    return keys.map((key) => rows.filter((row) => row.emailKey === key));
  });

/** The past customers with an e-mail address, in the same way. */
export const pastCustomersOf = (ctx: Context, emailKey: string, most: number): Promise<PastCustomer[]> =>
  batch(ctx, 'past customers of addresses', emailKey, async (keys) => {
    const rows = await readCustomers(
      ctx,
      among('past_customers', keys, sql`id desc`, most),
      keys.length * most,
    );
    return keys.map((key) => rows.filter((row) => row.emailKey === key));
  });

/** SQL of whether a row is one of the first of its e-mail address. */
const among = (
  table: string,
  keys: readonly string[],
  order: RawBuilder<unknown>,
  most: number,
) => sql`id = any(array(
  select own.id from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as address (key)
    cross join lateral (
      select id from ${sql.table(table)} where email_key = address.key order by ${order} limit ${most}
    ) own))`;

type StoredOrder = Parameters<typeof orders.toRow>[0];
type StoredCustomer = Parameters<typeof customers.toRow>[0];

const selectOrders = (
  from: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  limit: number,
) => sql<StoredOrder>`
  select ${sql.raw(orders.columns)} from ${from} where ${where} order by ${NEWEST} limit ${limit}`;

const selectCustomers = (from: RawBuilder<unknown>, where: RawBuilder<unknown>, limit: number) =>
  sql<StoredCustomer>`select ${sql.raw(customers.columns)} from ${from} where ${where} order by id desc limit ${limit}`;

function readOrders(ctx: Context, where: RawBuilder<unknown>, limit: number): Promise<PastOrder[]> {
  const statement = selectOrders(sql`past_orders`, where, limit);
  return boundedRead(ctx, async (em) =>
    (await statement.execute(em.getKysely())).rows.map((row): RowOf<PastOrder> => orders.toRow(row)),
  );
}

function readCustomers(ctx: Context, where: RawBuilder<unknown>, limit: number): Promise<PastCustomer[]> {
  const statement = selectCustomers(sql`past_customers`, where, limit);
  return boundedRead(ctx, async (em) =>
    (await statement.execute(em.getKysely())).rows.map((row): RowOf<PastCustomer> => customers.toRow(row)),
  );
}
