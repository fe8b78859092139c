import { sql } from 'kysely';
import { Permission } from '../../core/actor.ts';
import { boundedRead } from '../../core/bounded-read.ts';
import type { Context } from '../../core/context.ts';
import { describeEnum } from '../../core/describe-enum.ts';
import type { CustomerProfile } from './customer.types.ts';
import { CUSTOMER_COLUMNS, HAS_ORDERED, headOf } from './customer-sql.ts';
import { hasEmail, hasName } from './heads-matching.ts';

/** By what a customer is found; the best first. */
export const CustomerMatch = { EMAIL: 'email', NAME: 'name' } as const;
export type CustomerMatch = (typeof CustomerMatch)[keyof typeof CustomerMatch];

describeEnum('CustomerMatch', CustomerMatch, 'By what a search finds a customer.', {
  EMAIL: 'A part of its e-mail address.',
  NAME: 'Parts of the name.',
});

export type CustomerFound = Pick<CustomerProfile, 'id' | 'name' | 'email' | 'kind'> & { by: CustomerMatch };

/** Accounts and guests that are looked at for each that is found: some customers have several. */
const LOOKED_AT = 4;

/**
 * The customers whose e-mail address or name contains a text, at most `limit`: for staff with CUSTOMERS accounts, and with ORDERS who
 * ordered. Without three letters or digits in a row it finds none.
 */
export async function searchCustomers(ctx: Context, text: string, limit: number): Promise<CustomerFound[]> {
  const [seesAccounts, seesOrders] = [ctx.actor.can(Permission.Customers), ctx.actor.can(Permission.Orders)];
  if (!(seesAccounts || seesOrders) || !/[\p{L}\p{N}]{3}/u.test(text)) return [];
  const seen = sql`${seesAccounts ? sql`u.kind = 'account'` : sql`false`} or ${seesOrders ? HAS_ORDERED : sql`false`}`;
  const newest = sql`buyer.deleted_at is null order by buyer.id desc limit ${limit * LOOKED_AT}`;
  const statement = sql<CustomerFound>`
    with found as (
      (select buyer.*, 0 as rank, 'email' as by from users buyer where ${hasEmail(text)} and ${newest})
      union all (select buyer.*, 1, 'name' from users buyer where ${hasName(text)} and ${newest})),
    best as (
      select distinct on (head) head, rank, by from (select ${headOf('buyer')} as head, rank, by from found buyer) heads
      where head is not null order by head, rank)
    select best.by, ${CUSTOMER_COLUMNS} from best join users u on u.id = best.head
    where ${seen} order by best.rank, u.id desc limit ${limit}`;
  return boundedRead(ctx, async (em) => (await statement.execute(em.getKysely())).rows);
}
