import type { Buyer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { normaliseEmail } from '../../core/email-address.ts';
import { consumeOfNetwork } from '../../core/network-limits.ts';
import { requireCookies, startGuestSession } from './sessions.ts';
import { User } from './user.entity.ts';

/** Of a network. Guests who have paid do not count: see `uncountGuest`. */
export const guestLimit = {
  name: 'guest',
  most: 20,
  minutes: 60,
  what: 'checkouts without an account that are not paid',
};

/**
 * Makes a guest with an address that was typed, and starts a session. Each is a person of its own, also when an account or
 * another guest has the address: nobody learns of them, nor sees what they bought. Errors: RATE_LIMITED; FORBIDDEN for
 * pages of other sites.
 */
export async function startGuest(
  ctx: Context,
  { email, name }: { email: string; name: string },
): Promise<Buyer> {
  requireCookies(ctx);
  await consumeOfNetwork(ctx, guestLimit);
  const [guestEmailKey, createdAt] = [normaliseEmail(email), ctx.ports.now()];
  const guest = Object.assign(new User(), { kind: 'guest', name, email, guestEmailKey, createdAt } as const);
  await startGuestSession(ctx, guest);
  return guest;
}
