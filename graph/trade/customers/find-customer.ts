import { sql } from 'kysely';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { requireId } from '../../core/validation.ts';
import type { CustomerProfile } from './customer.types.ts';
import { CUSTOMER_COLUMNS, HAS_ORDERED, headOf } from './customer-sql.ts';

const missing = () => new DomainError('NOT_FOUND', 'Customer not found.');

/** The customers that the accounts and guests with a condition (on `buyer`) belong to, as far as the viewer may see them. */
async function findHeads(ctx: Context, condition: ReturnType<typeof sql>): Promise<CustomerProfile[]> {
  const seen = ctx.actor.can(Permission.Customers) ? sql`true` : HAS_ORDERED;
  const { rows } = await sql<CustomerProfile>`
    select ${CUSTOMER_COLUMNS} from users u where u.deleted_at is null and ${seen} and u.id = any(array(
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

/** Another customer with the same e-mail address: what was bought with it, of an account that has not confirmed it, and the other way round. */
export async function findSameAddress(
  ctx: Context,
  { id, kind }: CustomerProfile,
): Promise<CustomerProfile | null> {
  if (kind === 'account') return null;
  const [column, own] =
    kind === 'guest' ? ['email_key', 'guest_email_key'] : ['guest_email_key', 'email_key'];
  const same = sql`buyer.${sql.ref(column)} = (select ${sql.ref(own)} from users where id = ${id})`;
  return (await findHeads(ctx, same)).find((other) => other.id !== id) ?? null;
}
