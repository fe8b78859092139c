import type { Context } from '../../core/context.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { lockBuyer } from '../../people/accounts/lock-buyer.ts';
import { findSetting, type SettingDeps } from '../../platform/settings/find-setting.ts';
import { refuseBlocked } from '../blocklist/refuse-blocked.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import type { CheckoutRow } from '../checkout/checkout-row.ts';
import { claimCart } from '../checkout/claim-cart.ts';
import { acceptHeld } from '../checkout/holds.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { whyEnded } from '../checkout/start-checkout.ts';
import { copyCheckout } from '../orders/copy-checkout.ts';
import { Order } from '../orders/order.entity.ts';
import { paymentMethodSettings } from '../payment-methods/payment-method-settings.ts';
import { daysToPay } from '../payment-methods/payment-methods.ts';
import { orderOfCheckout } from './order-of-checkout.ts';
import { refuseTooManyAccepted } from './refuse-too-many-accepted.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Makes the order of a checkout that is paid after it was ordered: its items are out of the stock until it is paid,
 * delivered or cancelled, which happens by itself when its time is over. Called again, it returns the same order. Returns the order's id.
 * Errors: CONFLICT when the checkout has ended; PURCHASE_REFUSED; CART_ORDERED when its cart was ordered by another one;
 * HOLD_LIMIT when too many such orders are not paid.
 */
export async function acceptOrder(ctx: Context, { id, user }: CheckoutRow): Promise<string> {
  await failpoint('order.beforeAccept');
  return inTransaction(ctx.em.fork(), async (em) => {
    // Before the checkout, as everywhere. It makes the orders of one person wait for each other, so that they are counted right.
    await lockBuyer(em, user.id, { alone: true });
    const checkout = await lockCheckout(em, id);
    if (checkout.stock !== 'held') {
      const earlier = await orderOfCheckout(em, id);
      if (earlier) return earlier;
      throw await whyEnded(em, checkout);
    }
    // It may have been started before.
    const { shippingAddress, billingAddress } = checkout;
    await refuseBlocked({ ...ctx, em }, ctx.actor.buyer?.email, [shippingAddress, billingAddress]);
    const ordered = await claimCart(em, ctx, checkout);
    if (ordered) throw ordered;
    await refuseTooManyAccepted(ctx, em, checkout);
    const order = await copyCheckout(em, ctx, checkout);
    acceptHeld(checkout);
    const now = ctx.ports.now();
    await em.nativeUpdate(
      Order,
      { id: order },
      { acceptedAt: now, paymentDueAt: await dueAt({ ...ctx, em }, checkout, now) },
    );
    await em.flush();
    const data = { kind: checkout.paymentChoice.kind };
    await recordEvent(em, ctx, { type: 'order.accepted', subject: order, order, data });
    return order;
  });
}

/** Until when its money is waited for: a transfer, or the delivery that is paid in cash. */
async function dueAt(deps: SettingDeps, { paymentChoice }: Checkout, now: Date): Promise<Date | null> {
  const days = daysToPay(paymentChoice, await findSetting(deps, paymentMethodSettings));
  return days === null ? null : new Date(now.getTime() + days * DAY_MS);
}
