import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { requireId } from '../core/validation.ts';
import { requireViewer } from '../core/viewer.ts';
import { Checkout } from './checkout.entity.ts';

/** The viewer's own checkout. Errors: NOT_FOUND. */
export async function findOwnCheckout(ctx: Context, id: string): Promise<Checkout> {
  const viewer = requireViewer(ctx);
  const checkout = await ctx.em.findOne(Checkout, { id: requireId(id, 'Checkout'), user: viewer.id });
  if (!checkout) throw new DomainError('NOT_FOUND', 'Checkout not found.');
  return checkout;
}
