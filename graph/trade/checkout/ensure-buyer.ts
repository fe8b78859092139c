import { type Buyer, requireBuyer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { normaliseEmail } from '../../core/email-address.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { startGuest } from '../../people/accounts/start-guest.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { typedName } from '../../people/addresses/shipping-address.ts';
import type { CartOrderInput } from './checkout.inputs.ts';
import { claimHold } from './claim-hold.ts';

/** What a guest is called who gives no name, nor one in the address. */
const GUEST = 'Guest';

/**
 * Who buys a cart: the person of the session, or a new guest with the e-mail address of the input. A guest who gives another
 * address is a new one, too, and the stock that is held for the old one is released. Errors: UNAUTHENTICATED without a
 * session and an address; RATE_LIMITED; FORBIDDEN for pages of other sites.
 */
export async function ensureBuyer(
  ctx: Context,
  { email, name, shippingAddress }: Pick<CartOrderInput, 'email' | 'name' | 'shippingAddress'>,
): Promise<Buyer> {
  const { viewer, buyer } = ctx.actor;
  if (viewer || !email) return requireBuyer(ctx);
  const typed = typedName(name, shippingAddress.name);
  if (buyer && normaliseEmail(buyer.email) === normaliseEmail(email)) return rename(ctx, buyer, typed);
  if (buyer) {
    await inTransaction(ctx.em.fork(), (em) =>
      claimHold(ctx, em, { user: buyer.id, own: { idempotencyKey: '' }, lines: [], discounts: [] }),
    );
  }
  return startGuest(ctx, { email, name: typed || GUEST });
}

/** A guest who gives another name the next time. Earlier orders keep theirs. */
async function rename({ em }: Context, guest: Buyer, name: string | undefined): Promise<Buyer> {
  if (!name || name === guest.name) return guest;
  await em.fork().nativeUpdate(User, { id: guest.id, kind: 'guest' }, { name });
  return { ...guest, name };
}
