import { guestActor } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { checkToken, tokenInvalid } from '../../people/accounts/tokens/tokens.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Order } from '../orders/order.entity.ts';

/** What a mailed link lets its owner review, and a context that acts for them, and has no other right. */
export interface OpenedReviewLink {
  ctx: Context;
  orderId: string;
  emailKey: string;
  /** The buyer, by the name of the order, which reviews bear. */
  author: { id: string; name: string };
}

/** The order of a mailed link that asks for reviews. It starts no session, and the link stays valid. Errors: TOKEN_INVALID, RATE_LIMITED. */
export async function openReviewLink(ctx: Context, token: string): Promise<OpenedReviewLink> {
  const { orderId, emailKey } = await checkToken(ctx, token, ['review']);
  const order = orderId && (await ctx.em.findOne(Order, { id: orderId }));
  const owner = order && (await ctx.em.findOne(User, { id: order.owner.id, deletedAt: null }));
  if (!order || !owner) throw tokenInvalid();
  const author = { id: owner.id, name: order.customerName };
  return { ctx: { ...ctx, actor: guestActor(owner) }, orderId: order.id, emailKey, author };
}
