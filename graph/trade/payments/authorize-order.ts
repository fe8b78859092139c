import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { gatewayOf } from '../../core/gateway-of.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import type { ProviderPayment } from '../../core/payment-gateway.ts';
import { recordEvent } from '../../core/record-event.ts';
import type { CheckoutRow } from '../checkout/checkout-row.ts';
import { claimCart } from '../checkout/claim-cart.ts';
import { acceptHeld } from '../checkout/holds.ts';
import { beforePayment } from '../checkout/line-problems.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { copyCheckout } from '../orders/copy-checkout.ts';
import { readOrder } from '../orders/find-orders.ts';
import { resumeCheckout } from '../orders/resume-checkout.ts';
import { Authorization } from './authorization.entity.ts';
import { dueCapture, reservedRefusal } from './change-authorization.ts';
import { findRecorded } from './find-recorded.ts';
import { paymentRefusal } from './payment-refusal.ts';
import { refunded } from './record-payment.ts';
import type { SettleDeps } from './settle-deps.ts';

/**
 * Makes the order of a checkout whose money a provider has reserved, to be captured when it is shipped: its items are its own until then.
 * The order is not paid. A payment that is known changes nothing. One that is refused is never captured: the provider releases it.
 * `payment` is what the provider reported. Returns the order's id.
 *
 * Errors: OUT_OF_STOCK, PRICE_CHANGED, CART_ORDERED or CONFLICT when the order cannot be had any more.
 */
export async function authorizeOrder(
  deps: SettleDeps,
  { id, paymentProvider }: CheckoutRow,
  payment: ProviderPayment,
): Promise<string> {
  const orderId = await inTransaction(deps.em.fork(), async (em) => {
    const checkout = await lockCheckout(em, id);
    await failpoint('authorization.locked');
    const known = await em.findOne(Authorization, payment.id);
    if (known?.checkout.id === id) return known.order.id;
    // What the provider reported may be older than its capture.
    const recorded = await findRecorded(em, payment.id);
    if (recorded?.checkoutId === id && typeof recorded.outcome === 'string') return recorded.outcome;
    if (recorded?.checkoutId === id) throw refunded(recorded.outcome as DomainError);
    if (known || recorded) throw new DomainError('CONFLICT', 'This payment was used for another order.');
    const refusal =
      paymentRefusal(checkout, payment) ??
      (await reservedRefusal(em, checkout, payment.id)) ??
      (await claimCart(em, deps, checkout)) ??
      (await resumeCheckout({ ...deps, em }, checkout));
    if (refusal) throw beforePayment(refusal);
    const order = await copyCheckout(em, deps, checkout);
    acceptHeld(checkout);
    const now = deps.ports.now();
    const { amount, currency } = payment;
    const expiresAt = payment.authorizedUntil ?? new Date(now.getTime() + holdTime(deps, paymentProvider));
    em.create(Authorization, {
      id: payment.id,
      provider: paymentProvider,
      checkout: id,
      order,
      amount,
      currency,
      expiresAt,
      state: 'open',
      createdAt: now,
    });
    await em.flush();
    await em.execute('update orders set authorized_until = ?, payment_due_at = null where id = ?', [
      expiresAt,
      order,
    ]);
    const { shippedAt, deliveredAt } = await readOrder({ em }, order);
    if (shippedAt ?? deliveredAt) await dueCapture(em, order, null);
    const data = { payment: payment.id, amount, currency };
    await recordEvent(em, deps, { type: 'payment.authorized', subject: order, order, data });
    await failpoint('authorization.recorded');
    return order;
  });
  await failpoint('authorization.committed');
  return orderId;
}

/** How long the provider reserves money, where it does not say so with the payment. */
const holdTime = ({ ports }: SettleDeps, provider: string) => gatewayOf(ports, provider).authorizesFor ?? 0;
