import { type RawBuilder, sql } from 'kysely';
import { Permission } from '../../core/actor.ts';
import { boundedRead } from '../../core/bounded-read.ts';
import { connectionOf, sliceOf } from '../../core/connection.ts';
import type { Context } from '../../core/context.ts';
import { readKeyword } from '../../core/keyword.ts';
import type { CustomerConnection, CustomerProfile } from './customer.types.ts';
import { CUSTOMER_COLUMNS, HAS_ORDERED, headOf } from './customer-sql.ts';
import type { CustomersArgs } from './customers.inputs.ts';
import { headsMatching, headsTagged } from './heads-matching.ts';
import { sourceOf } from './sort-customers.ts';

/**
 * A part of the list of customers; of accounts that never ordered only for staff with CUSTOMERS. Errors: BAD_USER_INPUT for a bad keyword
 * or a cursor of no list; SERVICE_UNAVAILABLE when a search takes longer than a second.
 */
export async function findCustomers(ctx: Context, args: CustomersArgs): Promise<CustomerConnection> {
  const slice = sliceOf(args);
  const keyword = readKeyword(args.keyword);
  const tag = args.tag?.trim() ?? '';
  const wanted = [
    ...(keyword === '' ? [] : [headsMatching(keyword)]),
    ...(tag === '' ? [] : [headsTagged(tag)]),
  ];
  const isSearch = wanted.length > 0;
  const found = isSearch
    ? sql.join(
        wanted.map((heads) => sql`u.id = any(array(${heads}))`),
        sql` and `,
      )
    : sql`u.id = ${headOf('u')}`;
  const seen = ctx.actor.can(Permission.Customers) ? sql`true` : HAS_ORDERED;
  const { from, key, keyOf, cursor } = sourceOf(args.sortBy, isSearch);
  const [order, beyond] = args.descending ? ['desc', '<'] : ['asc', '>'];
  const sorted: RawBuilder<unknown>[] = key.map((column) => sql`${column} ${sql.raw(order!)}`);
  const isAfter = slice.after
    ? sql`(${sql.join(key)}) ${sql.raw(beyond!)} (${keyOf(slice.after)})`
    : sql`true`;
  const statement = sql<CustomerProfile & { cursor: string }>`
    select ${CUSTOMER_COLUMNS}, ${cursor} as cursor from ${from}
    where u.deleted_at is null and ${found} and ${seen} and ${isAfter}
    order by ${sql.join(sorted)} limit ${slice.limit}`;
  const { rows } = await boundedRead(ctx, (em) => statement.execute(em.getKysely()));
  const customers = rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
  return connectionOf(customers, slice, ({ cursor: id }) => id);
}
