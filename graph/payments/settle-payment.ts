import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import type { ProviderPayment } from '../core/ports.ts';
import { Checkout } from '../orders/checkout.entity.ts';
import { holdStockAgain, lockCheckout } from '../orders/held-stock.ts';
import type { Order } from '../orders/order.entity.ts';
import { placeOrder } from '../orders/place-order.ts';
import { Payment } from './payment.entity.ts';
import { refundPayment } from './refund-payment.ts';
import { refundReason } from './refund-reason.ts';

/** What a settlement needs; the webhook and the reconciler have no viewer. */
export type SettleDeps = Pick<Context, 'em' | 'ports'>;

/**
 * The one way in which money becomes a paid order, shared by the shopper's browser, the webhook and the reconciler.
 * Whoever comes first creates and pays the order; everybody after gets the same order. A payment that cannot pay
 * (stock gone, wrong amount, already paid) is refunded in full. `payment` is what the provider itself reported.
 *
 * Errors: PAYMENT_NOT_CONFIRMED when the payment is not of this checkout or not completed; CONFLICT when it was
 * refunded, saying why; PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function settlePayment(
  deps: SettleDeps,
  checkoutId: string,
  payment: ProviderPayment,
): Promise<Order> {
  const captured = await capture(deps, checkoutId, payment);
  const settled = await deps.em.fork().transactional((em) => record(em, checkoutId, captured, deps.ports.now()));
  if (settled.order) return settled.order;
  await refundNowOrLater(deps, settled.payment.id);
  throw new DomainError(
    'CONFLICT',
    `${settled.payment.refundReason} No order was made; your payment is refunded in full.`,
  );
}

/** Captures an authorised payment if it fits the checkout; one that does not fit is left for the bank to release. */
async function capture({ em, ports }: SettleDeps, checkoutId: string, payment: ProviderPayment) {
  const checkout = await em.fork().findOneOrFail(Checkout, checkoutId);
  if (payment.orderId !== checkout.providerOrderId) {
    throw new DomainError('PAYMENT_NOT_CONFIRMED', 'This payment belongs to another checkout.');
  }
  const fits = refundReason(checkout, checkout.stock === 'sold', payment) === null;
  const result = payment.status === 'authorized' && fits ? await ports.gateway.capture(payment) : payment;
  if (result.status === 'captured' || result.status === 'refunded') return result;
  throw new DomainError('PAYMENT_NOT_CONFIRMED', 'This payment is not completed. Nothing was charged.');
}

/** The refund is written down as due; a provider that cannot be reached now is asked again by the reconciler. */
async function refundNowOrLater(deps: SettleDeps, paymentId: string): Promise<void> {
  try {
    await refundPayment(deps, paymentId);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'PAYMENT_PROVIDER_UNAVAILABLE') throw error;
  }
}

async function record(
  em: SqlEntityManager,
  checkoutId: string,
  captured: ProviderPayment,
  now: Date,
): Promise<{ payment: Payment; order: Order | null }> {
  const checkout = await lockCheckout(em, checkoutId);
  const known = await em.findOne(Payment, captured.id, { populate: ['order.orderItems'] });
  if (known) return { payment: known, order: known.order };

  const reason =
    refundReason(checkout, checkout.stock === 'sold', captured) ??
    ((await holdStockAgain(em, checkout)) ? null : 'What you ordered was sold out in the meantime.');
  const order = reason === null ? await placeOrder(em, checkout, now) : null;
  if (order) {
    order.paidAt = now;
    checkout.stock = 'sold';
  }
  const payment = em.create(Payment, {
    id: captured.id,
    checkout,
    order,
    amount: captured.amount,
    currency: captured.currency,
    refundReason: reason,
    createdAt: now,
  });
  return { payment, order };
}
