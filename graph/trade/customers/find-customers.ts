import { type RawBuilder, sql } from 'kysely';
import { boundedRead } from '../../core/bounded-read.ts';
import { connectionOf, sliceOf } from '../../core/connection.ts';
import type { Context } from '../../core/context.ts';
import { readKeyword } from '../../core/keyword.ts';
import { isCleanText } from '../../core/validation.ts';
import { findByField } from '../../platform/custom-fields/filter-by-field.ts';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import type { CustomerConnection, CustomerProfile } from './customer.types.ts';
import { CUSTOMER_COLUMNS, headOf, IS_BUYER } from './customer-sql.ts';
import type { CustomersArgs } from './customers.inputs.ts';
import { headsOf, showsValue } from './customers-by-field.ts';
import { filterCondition, readFilter } from './filter-customers.ts';
import { seenBy } from './find-customer.ts';
import { headsMatching, headsTagged } from './heads-matching.ts';
import { sourceOf } from './sort-customers.ts';

type Wanted = Pick<CustomersArgs, 'keyword' | 'tag' | 'filter' | 'customField'>;

/** The condition on the row `u` of `users` that it is a customer of a filter, whom the viewer may see. */
export async function customersWhere(
  ctx: Context,
  { keyword: typed, tag, filter, customField }: Wanted,
): Promise<RawBuilder<unknown>> {
  const keyword = readKeyword(typed);
  const byField = customField && (await findByField(ctx, 'customer', customField));
  const wanted = [
    ...(keyword === '' ? [] : [headsMatching(keyword)]),
    ...(tag?.trim() ? [isCleanText(tag) ? headsTagged(tag) : sql`select null::uuid`] : []),
    ...(byField?.isFew ? [headsOf(byField.ids)] : []),
  ];
  const found =
    wanted.length > 0
      ? wanted.map((heads) => sql`u.id = any(array(${heads}))`)
      : [sql`u.id = ${headOf('u')}`];
  const shown = byField ? [showsValue(byField)] : [];
  const chosen = filter ? [await filterCondition(ctx, readFilter(filter))] : [];
  // Who is searched for is found, a colleague as well.
  const isBuyer = keyword === '' && !tag?.trim() ? [IS_BUYER] : [];
  return sql`${sql.join([sql`u.deleted_at is null`, ...found, ...shown, ...chosen, ...isBuyer, seenBy(ctx)], sql` and `)}`;
}

/**
 * A part of the list of customers; of accounts that never ordered only for staff with CUSTOMERS. Errors: BAD_USER_INPUT for a bad keyword,
 * filter or custom field, and for a cursor of no list; SERVICE_UNAVAILABLE when a search takes longer than a second.
 */
export async function findCustomers(ctx: Context, args: CustomersArgs): Promise<CustomerConnection> {
  const slice = sliceOf(args);
  const where = await customersWhere(ctx, args);
  const { from, key, keyOf, cursor } = sourceOf(args.sortBy, await shopCurrency(ctx));
  const [order, beyond] = args.descending ? ['desc', '<'] : ['asc', '>'];
  const sorted: RawBuilder<unknown>[] = key.map((column) => sql`${column} ${sql.raw(order!)}`);
  const isAfter = slice.after
    ? sql`(${sql.join(key)}) ${sql.raw(beyond!)} (${keyOf(slice.after)})`
    : sql`true`;
  const statement = sql<CustomerProfile & { cursor: string }>`
    select ${CUSTOMER_COLUMNS}, ${cursor} as cursor from ${from}
    where ${where} and ${isAfter}
    order by ${sql.join(sorted)} limit ${slice.limit}`;
  const { rows } = await boundedRead(ctx, (em) => statement.execute(em.getKysely()));
  const customers = rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
  return connectionOf(customers, slice, ({ cursor: id }) => id);
}
