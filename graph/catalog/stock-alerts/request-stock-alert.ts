import { validate as isUuid, v7 } from 'uuid';
import type { Context } from '../../core/context.ts';
import { normaliseEmail } from '../../core/email-address.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { consumeOfNetwork } from '../../core/network-limits.ts';
import { consume } from '../../core/rate-limit.ts';
import { fieldError } from '../../core/validation.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { limitMails } from '../../platform/mail/mail-budget.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { findVariants } from '../products/find-variants.ts';
import { UNCONFIRMED, WAITING } from './lifetimes.ts';
import type { RequestStockAlertInput } from './stock-alerts.types.ts';

const ofNetwork = { name: 'stock alert of network', most: 20, minutes: 60, what: 'stock alerts' };
const ofPerson = { ...ofNetwork, name: 'stock alert of person' };
const ofAddress = { ...ofNetwork, name: 'stock alert of address', most: 3 };

/**
 * Requests one mail when a variant is back in stock, once for an address and a variant. Returns whether it is confirmed: at once for an account with a
 * confirmed address; any other address gets a mail with a link that confirms it. Whether an address is known changes neither the response nor the
 * work. Errors: BAD_USER_INPUT without an address; NOT_FOUND for what is not sold; VARIANT_IN_STOCK; RATE_LIMITED.
 */
export async function requestStockAlert(
  ctx: Context,
  { variantId, email }: RequestStockAlertInput,
): Promise<boolean> {
  const { viewer } = ctx.actor;
  const address = viewer?.email ?? email ?? '';
  if (address === '') throw fieldError('email', 'Enter an e-mail address such as name@example.com.');
  await consumeOfNetwork(ctx, ofNetwork);
  if (viewer) await consume(ctx, ofPerson, viewer.id);
  await refuseUnlessSoldOut(ctx, variantId);
  const owner = viewer && { id: viewer.id, email: viewer.email, emailVerifiedAt: { $ne: null } };
  const isConfirmed = owner !== null && (await ctx.em.fork().count(User, owner)) > 0;
  if (!isConfirmed) await limitMails(ctx, ofAddress, address);
  const now = ctx.ports.now();
  const row = {
    id: v7(),
    email: address,
    key: normaliseEmail(address),
    variantId,
    // An account whose address is not confirmed may have been made with the address of a stranger.
    userId: isConfirmed ? viewer!.id : null,
    confirmedAt: isConfirmed ? now : null,
    expiresAt: new Date(now.getTime() + (isConfirmed ? WAITING : UNCONFIRMED)),
  };
  await inTransaction(ctx.em.fork(), async (em) => {
    const [alert] = await em.execute<{ id: string }[]>(
      `insert into stock_alerts as alert (id, email, email_key, variant_id, user_id, created_at, confirmed_at, expires_at)
       values (?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (email_key, variant_id) where notified_at is null do update set
         user_id = coalesce(excluded.user_id, alert.user_id),
         confirmed_at = coalesce(alert.confirmed_at, excluded.confirmed_at),
         expires_at = greatest(alert.expires_at, excluded.expires_at)
       returning id`,
      [row.id, row.email, row.key, row.variantId, row.userId, now, row.confirmedAt, row.expiresAt],
    );
    if (isConfirmed) return;
    const to = { name: '', address };
    await queueMail(em, ctx, { type: 'stock.confirm', to, data: { alert: alert!.id } });
  });
  return isConfirmed;
}

/** Errors: NOT_FOUND, VARIANT_IN_STOCK. */
async function refuseUnlessSoldOut({ em }: Context, id: string): Promise<void> {
  const wanted = { ids: isUuid(id) ? [id] : [], productIds: [] };
  const [variant] = (await findVariants(em, wanted)).variants;
  if (!variant) throw new DomainError('NOT_FOUND', 'This product is not sold any more.');
  if (variant.countInStock > 0)
    throw new DomainError('VARIANT_IN_STOCK', 'This can be bought now. Load the page again.');
}
