import { mayActFor } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { requireId } from '../../core/validation.ts';
import { type CheckoutRow, readCheckout, readCheckoutOfProviderOrder } from './checkout-row.ts';

/** The checkout of this id or provider order, if the actor may act for its buyer; otherwise null. */
export async function ownCheckout(
  { em, actor }: Pick<Context, 'em' | 'actor'>,
  of: { id: string } | { provider: string; providerOrderId: string },
): Promise<CheckoutRow | null> {
  const [checkout] =
    'id' in of
      ? await readCheckout(em, of.id)
      : await readCheckoutOfProviderOrder(em, of.provider, of.providerOrderId);
  return checkout && mayActFor(actor, checkout.user) ? checkout : null;
}

/** The viewer's own checkout. Errors: NOT_FOUND. */
export async function findOwnCheckout(ctx: Context, id: string): Promise<CheckoutRow> {
  const checkout = await ownCheckout(ctx, { id: requireId(id, 'Checkout') });
  if (!checkout) throw new DomainError('NOT_FOUND', 'Checkout not found.');
  return checkout;
}
