import { mayActFor } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { refuseBlocked } from '../blocklist/refuse-blocked.ts';
import { orderedRefusal } from '../checkout/cart-ordered.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { checkoutSettings } from '../checkout/checkout-settings.ts';
import { claimHold, countHold, lockHolder, refuseTooManyHolds } from '../checkout/claim-hold.ts';
import { takeAgain } from '../checkout/holds.ts';
import { countProviderCall } from '../checkout/limit-provider-calls.ts';
import { beforePayment } from '../checkout/line-problems.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { ensureProviderOrder } from '../checkout/provider-order.ts';
import { holdEnd } from '../checkout/start-checkout.ts';
import { cancelledError, priceLimit } from '../orders/cancel-unpaid-orders.ts';
import { findOrder, readOrder } from '../orders/find-orders.ts';
import { refuseSettledInPart } from './change-authorization.ts';
import { restRefusal } from './rest-refusal.ts';

/**
 * Opens a payment for the viewer's unpaid order. Its stock is held again, which records an event, unless it still is for half of its time.
 * When stock is taken, the owner's other stock is released, but not `byLink`: whoever has the link may not be the owner. Errors: NOT_FOUND, PURCHASE_REFUSED,
 * CONFLICT when it is paid already or its money is reserved, cancelled, or older than an order keeps its prices; CART_ORDERED when its cart was bought by another order; HOLD_LIMIT, OUT_OF_STOCK, RATE_LIMITED, PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function startPayment(
  ctx: Context,
  orderId: string,
  { byLink = false } = {},
): Promise<Checkout> {
  const order = await findOrder(ctx, orderId);
  if (!mayActFor(ctx.actor, order.owner)) throw new DomainError('NOT_FOUND', 'Order not found.');
  await refuseBlocked(ctx, order.customerEmail, [order.shippingAddress, order.billingAddress]);
  const checkout = await inTransaction(ctx.em.fork(), async (em) => {
    await lockHolder(em, order.owner.id);
    const locked = await lockCheckout(em, order.checkout.id);
    if (locked.stock === 'sold' || locked.stock === 'returned')
      throw new DomainError('CONFLICT', 'This order is paid already.');
    const placed = await readOrder({ em }, orderId);
    const { cancelledAt, createdAt, acceptedAt, shippedAt, deliveredAt, authorizedUntil, paymentDueAt } =
      placed;
    const isShipped = (shippedAt ?? deliveredAt) !== null;
    const ordered = await orderedRefusal(em, locked);
    if (ordered) throw ordered;
    const isRest = locked.setOffPrice > 0;
    if (acceptedAt && !isRest)
      throw new DomainError('CONFLICT', 'This order is not paid online. It says how it is paid.');
    if (authorizedUntil) throw new DomainError('CONFLICT', 'The money of this order is reserved already.');
    await refuseSettledInPart(em, order);
    const { unpaidOrderDays } = await findSetting({ ...ctx, em }, checkoutSettings);
    const isOld = !paymentDueAt && createdAt < priceLimit(ctx.ports.now(), unpaidOrderDays);
    if (cancelledAt || (isOld && !isShipped)) throw cancelledError();
    if (isRest) {
      // Its items are its own until its time is over.
      const done = await restRefusal(em, locked);
      if (done) throw done;
      await countProviderCall({ ...ctx, em }, locked);
      await recordEvent(em, ctx, { type: 'payment.started', subject: order.id, order: order.id });
      return locked;
    }
    const now = ctx.ports.now().getTime();
    const end = await holdEnd({ ...ctx, em });
    // A hold that was counted lasts its time, however often its payment is opened.
    if (locked.stock !== 'released' && locked.expiresAt.getTime() - now > (end.getTime() - now) / 2)
      return locked;
    await countProviderCall({ ...ctx, em }, locked);
    await recordEvent(em, ctx, { type: 'payment.started', subject: order.id, order: order.id });
    if (locked.stock === 'released' && !byLink) {
      const { id, lines, discounts } = locked;
      await claimHold(ctx, em, { user: order.owner.id, own: { id }, lines, discounts });
    }
    if (!isShipped) countHold(ctx, locked);
    const missing = await takeAgain(em, locked, { atSamePrices: false });
    if (missing) throw beforePayment(missing);
    locked.expiresAt = end;
    if (!isShipped) await refuseTooManyHolds(ctx, em, locked);
    return locked;
  });
  await failpoint('payment.stockHeldAgain');
  if (!checkout.providerOrderId) await countProviderCall(ctx, checkout);
  return ensureProviderOrder(ctx, checkout);
}
