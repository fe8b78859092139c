import { sql } from 'kysely';
import { Permission } from '../../core/actor.ts';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { requireId } from '../../core/validation.ts';
import { uuids } from '../../people/accounts/customer-members.ts';
import type { CustomerProfile } from './customer.types.ts';
import { CUSTOMER_COLUMNS, HAS_ORDERED, headOf } from './customer-sql.ts';

const missing = () => new DomainError('NOT_FOUND', 'Customer not found.');

/** Which customers the viewer may see. */
export const seenBy = ({ actor }: Context) => (actor.can(Permission.Customers) ? sql`true` : HAS_ORDERED);

/** The customers that the accounts and guests with a condition (on `buyer`) belong to, as far as the viewer may see them. */
async function findHeads(ctx: Context, condition: ReturnType<typeof sql>): Promise<CustomerProfile[]> {
  const { rows } = await sql<CustomerProfile>`
    select ${CUSTOMER_COLUMNS} from users u where u.deleted_at is null and ${seenBy(ctx)} and u.id = any(array(
      select ${headOf('buyer')} from users buyer where buyer.deleted_at is null and ${condition}))`.execute(
    ctx.em.getKysely(),
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/**
 * The customer that an account or a guest belongs to, or who placed an order. Errors: NOT_FOUND, also for who is deleted, for a guest without an order, and
 * without CUSTOMERS for an account without one.
 */
export async function findCustomer(ctx: Context, id: string): Promise<CustomerProfile> {
  const wanted = requireId(id, 'Customer');
  const isIt = sql`buyer.id in (select ${wanted}::uuid union all select owner_id from orders where orders.id = ${wanted})`;
  const [customer] = await findHeads(ctx, isIt);
  if (!customer) throw missing();
  return customer;
}

/**
 * The id of another customer with the same e-mail address: what was bought with it, of an account that has not confirmed it, and the other way round. For all
 * customers of a request in one statement.
 */
export async function findSameAddress(ctx: Context, { id, kind }: CustomerProfile): Promise<string | null> {
  if (kind === 'account') return null;
  return batch(ctx, 'same addresses of customers', id, async (ids) => {
    const { rows } = await sql<{ own: string; other: string }>`
      select distinct own.id as own, u.id as other from users own join users buyer on buyer.deleted_at is null and (
          own.kind = 'guest' and buyer.email_key = own.guest_email_key
          or own.kind = 'account' and buyer.guest_email_key = own.email_key)
        join users u on u.id = ${headOf('buyer')} and u.id <> own.id and u.deleted_at is null and ${seenBy(ctx)}
      where own.id = any(${uuids(ids)})`.execute(ctx.em.fork().getKysely());
    const others = new Map(rows.map(({ own, other }) => [own, other]));
    return ids.map((each) => others.get(each) ?? null);
  });
}
