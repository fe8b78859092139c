import { mayActFor } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { requireId } from '../core/validation.ts';
import { Checkout } from './checkout.entity.ts';

/** The viewer's own checkout. Errors: NOT_FOUND. */
export async function findOwnCheckout(ctx: Context, id: string): Promise<Checkout> {
  const checkout = await ctx.em.findOne(Checkout, requireId(id, 'Checkout'));
  if (!checkout || !mayActFor(ctx.actor, checkout.user))
    throw new DomainError('NOT_FOUND', 'Checkout not found.');
  return checkout;
}
