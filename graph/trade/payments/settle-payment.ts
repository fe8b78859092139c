import { DomainError } from '../../core/errors.ts';
import type { ProviderPayment } from '../../core/payment-gateway.ts';
import { orderedRefusal } from '../checkout/cart-ordered.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { type CheckoutRow, readCheckout } from '../checkout/checkout-row.ts';
import { claimCart } from '../checkout/claim-cart.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { resumeCheckout, resumeRefusal } from '../orders/resume-checkout.ts';
import { isCapturedOnShipment } from '../payment-methods/payment-methods.ts';
import { authorizeOrder } from './authorize-order.ts';
import { endAuthorization, reservedRefusal } from './change-authorization.ts';
import { findRecorded } from './find-recorded.ts';
import { paymentRefusal } from './payment-refusal.ts';
import { capturedOf, recordCaptured } from './record-captured.ts';
import { recordPayment } from './record-payment.ts';
import { restRefusal } from './rest-refusal.ts';
import type { SettleDeps } from './settle-deps.ts';

/**
 * The one way in which a checkout that was paid becomes a paid order, shared by the shopper's browser, the webhook and
 * the reconciler. The first call creates and pays the order; every later one returns the same order. A payment that
 * cannot pay (stock gone, wrong amount, already paid, its cart bought by another checkout) is refunded in full. `payment` is what the provider reported.
 * Where it is captured on shipment an authorised one makes an order that is not paid yet. Returns the order's id.
 *
 * Errors: PAYMENT_NOT_CONFIRMED when the payment is not of this checkout or not completed; those of `recordPayment`.
 */
export async function settlePayment(
  deps: SettleDeps,
  checkout: CheckoutRow,
  payment: ProviderPayment,
): Promise<string> {
  if (payment.orderId !== checkout.providerOrderId) {
    throw new DomainError('PAYMENT_NOT_CONFIRMED', 'This payment belongs to another checkout.');
  }
  if (isCapturedOnShipment(checkout.paymentChoice)) {
    const order = payment.status === 'authorized' && (await authorizeOrder(deps, checkout, payment));
    if (!order) await refuseReleased(deps, payment);
    const recorded = capturedOf(payment) > 0 && (await recordCaptured(deps, payment));
    if (recorded || order) return recorded ? recorded.order : (order as string);
  }
  return recordPayment(deps, payment, {
    provider: checkout.paymentProvider,
    refusal:
      payment.status === 'authorized'
        ? await captureRefusal(deps, checkout, payment)
        : paymentRefusal(checkout, payment),
    open: (em) => lockCheckout(em, checkout.id),
    hold: async (em, locked) =>
      (await reservedRefusal(em, locked, payment.id)) ??
      (await restRefusal(em, locked)) ??
      (await claimCart(em, deps, locked)) ??
      resumeCheckout({ ...deps, em }, locked),
  });
}

/** Razorpay reports what it released as refunded, without a capture. What was captured and refunded since is recorded. */
async function refuseReleased(deps: SettleDeps, payment: ProviderPayment): Promise<void> {
  const { id, status, amount, amountCaptured, amountRefunded } = payment;
  if (
    status !== 'refunded' ||
    amountCaptured ||
    amountRefunded < amount ||
    (await findRecorded(deps.em.fork(), id))
  )
    return;
  await endAuthorization(deps, id);
  throw new DomainError('PAYMENT_NOT_CONFIRMED', 'This payment was released. Nothing was charged.');
}

/** Only an authorised payment can still be left alone: whether to capture it is judged by what is true now. */
async function captureRefusal(
  { em, ports }: SettleDeps,
  { id }: CheckoutRow,
  payment: ProviderPayment,
): Promise<DomainError | null> {
  const fork = em.fork();
  const [current] = await readCheckout(fork, id);
  const refusal =
    paymentRefusal(current!, payment) ??
    (await orderedRefusal(fork, current!)) ??
    (await restRefusal(fork, current!));
  if (refusal || current!.stock !== 'released') return refusal;
  return resumeRefusal({ em: fork, ports }, await fork.findOneOrFail(Checkout, id));
}
