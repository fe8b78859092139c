import { v7 } from 'uuid';
import type { Context } from '../../core/context.ts';
import { normaliseEmail } from '../../core/email-address.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { consumeOfNetwork } from '../../core/network-limits.ts';
import { consume } from '../../core/rate-limit.ts';
import { fieldError } from '../../core/validation.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { limitMails } from '../../platform/mail/mail-budget.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { UNCONFIRMED, WAITING } from './lifetimes.ts';
import type { RequestStockAlertInput } from './stock-alerts.types.ts';

const ofNetwork = { name: 'stock alert of network', most: 20, minutes: 60, what: 'stock alerts' };
const ofPerson = { ...ofNetwork, name: 'stock alert of person' };
const ofAddress = { ...ofNetwork, name: 'stock alert of address', most: 3 };

/** What kind of alert it is. */
interface Kind {
  type: 'stock.confirm' | 'price.confirm';
  /** Refuses what cannot be waited for. Returns the price of a price alert; null for a stock alert. */
  check: () => Promise<number | null>;
}

/**
 * Stores an alert, once for an address, a variant and a kind. Returns whether it is confirmed: at once for an account with a
 * confirmed address; any other address gets a mail with a link that confirms it. Whether an address is known changes neither the response nor the
 * work. Stock and price alerts have the same limits together. Errors: BAD_USER_INPUT without an address; RATE_LIMITED; those of `check`.
 */
export async function requestAlert(
  ctx: Context,
  { variantId, email }: RequestStockAlertInput,
  { type, check }: Kind,
): Promise<boolean> {
  const { viewer } = ctx.actor;
  const address = viewer?.email ?? email ?? '';
  if (address === '') throw fieldError('email', 'Enter an e-mail address such as name@example.com.');
  await consumeOfNetwork(ctx, ofNetwork);
  if (viewer) await consume(ctx, ofPerson, viewer.id);
  const below = await check();
  const owner = viewer && { id: viewer.id, email: viewer.email, emailVerifiedAt: { $ne: null } };
  const isConfirmed = owner !== null && (await ctx.em.fork().count(User, owner)) > 0;
  if (!isConfirmed) await limitMails(ctx, ofAddress, address);
  const now = ctx.ports.now();
  const row = {
    id: v7(),
    email: address,
    key: normaliseEmail(address),
    variantId,
    below,
    // An account whose address is not confirmed may have been made with the address of a stranger.
    userId: isConfirmed ? viewer!.id : null,
    confirmedAt: isConfirmed ? now : null,
    expiresAt: new Date(now.getTime() + (isConfirmed ? WAITING : UNCONFIRMED)),
  };
  await inTransaction(ctx.em.fork(), async (em) => {
    const [alert] = await em.execute<{ id: string }[]>(
      `insert into stock_alerts as alert (id, email, email_key, variant_id, below, user_id, created_at, confirmed_at, expires_at)
       values (?, ?, ?, ?, ?::int, ?, ?, ?, ?)
       on conflict (email_key, variant_id, (below is not null)) where notified_at is null do update set
         -- A guest's request may be one of somebody else for a confirmed address.
         below = case when alert.confirmed_at is null or excluded.confirmed_at is not null then excluded.below else alert.below end,
         user_id = coalesce(excluded.user_id, alert.user_id),
         confirmed_at = coalesce(alert.confirmed_at, excluded.confirmed_at),
         expires_at = greatest(alert.expires_at, excluded.expires_at)
       returning id`,
      [row.id, row.email, row.key, row.variantId, row.below, row.userId, now, row.confirmedAt, row.expiresAt],
    );
    if (isConfirmed) return;
    const to = { name: '', address };
    await queueMail(em, ctx, { type, to, data: { alert: alert!.id } });
  });
  return isConfirmed;
}
