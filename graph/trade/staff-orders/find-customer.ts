import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v5 } from 'uuid';
import { type Buyer, requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { normaliseEmail } from '../../core/email-address.ts';
import { DomainError } from '../../core/errors.ts';
import { consume } from '../../core/rate-limit.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { typedName } from '../../people/addresses/shipping-address.ts';
import { recordAccess } from '../../platform/data-access/record-access.ts';
import { hashRequest } from '../checkout/hash-request.ts';
import type { StaffOrderInput } from './staff-orders.inputs.ts';

/** The name space of the ids of guests whose orders staff take. */
const GUESTS = '6f6de5a2-6a7c-4d0c-9d0b-3f2f4f0a8f53';

/**
 * The account whose owner has confirmed an e-mail address, or null. One that nobody has confirmed may be a stranger's, who would
 * read the name and the street of the customer.
 */
export async function findAccount(em: SqlEntityManager, email: string): Promise<Buyer | null> {
  const emailKey = normaliseEmail(email.trim());
  return em.findOne(User, { emailKey, emailVerifiedAt: { $ne: null }, deletedAt: null });
}

/** Of one member of the staff. */
const lookups = {
  name: 'account of a staff order',
  most: 200,
  minutes: 60,
  what: 'addresses that are looked for',
};

/** The same for staff who type the address. Errors: NOT_FOUND, RATE_LIMITED. */
export async function staffOrderAccount(ctx: Context, email: string): Promise<Buyer> {
  await consume(ctx, lookups, requireViewer(ctx).id);
  const account = await findAccount(ctx.em, email);
  if (!account) throw new DomainError('NOT_FOUND', 'There is no account that has confirmed this address.');
  await recordAccess(ctx, { type: 'account', ids: [account.id] });
  return account;
}

/**
 * Whose order staff take: the account that has confirmed the address, else a guest, who gets no session. The same call finds the
 * same guest, also when it runs twice at once: the id is made of the call.
 */
export async function ensureCustomer(ctx: Context, input: StaffOrderInput): Promise<Buyer> {
  const { customer, shippingAddress, idempotencyKey } = input;
  const email = customer.email.trim();
  const account = await findAccount(ctx.em, email);
  if (account) return account;
  const id = v5(`${requireViewer(ctx).id} ${idempotencyKey} ${hashRequest(input)}`, GUESTS);
  const name = typedName(customer.name, shippingAddress.name) ?? 'Guest';
  await ctx.em.execute(
    `insert into users (id, kind, name, email, guest_email_key, created_at) values (?, 'guest', ?, ?, ?, ?) on conflict (id) do nothing`,
    [id, name, email, normaliseEmail(email), ctx.ports.now()],
  );
  return { id, name, email };
}
