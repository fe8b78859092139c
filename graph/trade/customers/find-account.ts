import { sql } from 'kysely';
import { Permission, permissionsOf } from '../../core/actor.ts';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { uuids } from '../../people/accounts/customer-members.ts';
import type { CustomerAccount } from './account.types.ts';
import type { CustomerProfile } from './customer.types.ts';

/** The account of a customer; null for a guest, and for staff without CUSTOMERS. For all customers of a request in one statement. */
export async function findAccount(
  ctx: Context,
  { id, kind }: CustomerProfile,
): Promise<CustomerAccount | null> {
  if (kind === 'guest' || !ctx.actor.can(Permission.Customers)) return null;
  return batch(ctx, 'accounts of customers', id, async (ids) => {
    const { rows } = await sql<CustomerAccount>`
      select u.id, u.is_admin as "isAdmin", u.permissions, u.created_at as "createdAt", u.email_verified_at is not null as "isConfirmed",
        exists (select from totp where user_id = u.id and confirmed_at is not null) as "hasTotp",
        exists (select from passkeys where user_id = u.id) as "hasPasskey"
      from users u where u.id = any(${uuids(ids)}) and u.kind = 'account' and u.deleted_at is null`.execute(
      ctx.em.fork().getKysely(),
    );
    const accounts = new Map(rows.map((row) => [row.id, toAccount(row)]));
    return ids.map((each) => accounts.get(each) ?? null);
  });
}

const toAccount = (row: CustomerAccount): CustomerAccount => ({
  ...row,
  permissions: permissionsOf(row),
  createdAt: new Date(row.createdAt),
});
