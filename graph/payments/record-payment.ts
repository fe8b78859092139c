import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../core/errors.ts';
import { failpoint } from '../core/failpoint.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { ProviderPayment } from '../core/ports.ts';
import type { Checkout } from '../orders/checkout.entity.ts';
import { holdStockAgain } from '../orders/held-stock.ts';
import { beforePayment } from '../orders/line-problems.ts';
import type { Order } from '../orders/order.entity.ts';
import { placeOrder } from '../orders/place-order.ts';
import { Payment } from './payment.entity.ts';
import { paymentRefusal } from './payment-refusal.ts';
import { refundPayment } from './refund-payment.ts';
import type { SettleDeps } from './settle-deps.ts';

/** What a payment is for. */
export interface Purchase {
  /** Why it cannot be bought with this payment, as far as known before the transaction. */
  refusal: DomainError | null;
  /** Its checkout, called in the transaction: locked until the end, or new. */
  open(em: SqlEntityManager): Promise<Checkout>;
}

/**
 * The one transition of money: in one transaction a captured payment pays an order that is created with it, or is
 * written down as to be refunded in full, which then happens. A payment that is known already changes nothing and
 * answers as it was recorded. `payment` is what the provider itself reported.
 *
 * Errors: PAYMENT_NOT_CONFIRMED when the payment is not completed. When it is refunded: OUT_OF_STOCK, PRICE_CHANGED or
 * CONFLICT, saying why; CONFLICT also when it was used for another checkout. PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function recordPayment(
  deps: SettleDeps,
  payment: ProviderPayment,
  purchase: Purchase,
): Promise<Order> {
  const captured = await capture(deps, payment, purchase.refusal);
  await failpoint('payment.captured');
  const now = deps.ports.now();
  const { outcome, isNew } = await inTransaction(deps.em.fork(), (em) => record(em, captured, purchase, now));
  if (isNew) deps.ports.count(outcome instanceof DomainError ? 'payment_refused' : 'order_paid');
  await failpoint('payment.committed');
  if (!(outcome instanceof DomainError)) return outcome;
  await refundNowOrLater(deps, captured.id);
  throw refunded(outcome);
}

/** What the shopper is told of a payment that goes back. */
export function refunded({ code, message, details }: DomainError): DomainError {
  return new DomainError(code, `${message} No order was made; your payment is refunded in full.`, details);
}

/** Captures an authorised payment if nothing is against it; otherwise it is left for the bank to release. */
async function capture(
  { em, ports }: SettleDeps,
  payment: ProviderPayment,
  refusal: DomainError | null,
): Promise<ProviderPayment> {
  if (payment.status === 'authorized' && refusal) {
    // What is against it may be that somebody else has recorded this very payment since it was asked for.
    if (await em.fork().findOne(Payment, payment.id)) return payment;
    throw beforePayment(refusal);
  }
  const result = payment.status === 'authorized' ? await ports.gateway.capture(payment) : payment;
  if (result.status === 'captured' || result.status === 'refunded') return result;
  throw new DomainError('PAYMENT_NOT_CONFIRMED', 'This payment is not completed. Nothing was charged.');
}

async function record(
  em: SqlEntityManager,
  captured: ProviderPayment,
  { open, refusal: known }: Purchase,
  now: Date,
): Promise<{ outcome: Order | DomainError; isNew: boolean }> {
  const checkout = await open(em);
  await failpoint('payment.checkoutLocked');
  const recorded = await em.findOne(Payment, captured.id, { populate: ['order.orderItems'] });
  if (recorded && !recorded.checkout) throw refunded(refusalOf(recorded));
  if (recorded?.checkout?.id === checkout.id) return { outcome: outcomeOf(recorded), isNew: false };
  if (recorded) throw new DomainError('CONFLICT', 'This payment was used for another order.');

  const refusal = known ?? paymentRefusal(checkout, captured) ?? (await holdStockAgain(em, checkout));
  const payment = em.create(Payment, {
    id: captured.id,
    checkout,
    amount: captured.amount,
    currency: captured.currency,
    refundReason: refusal?.message,
    createdAt: now,
  });
  if (refusal) return { outcome: refusal, isNew: true };
  payment.order = await placeOrder(em, checkout, now);
  payment.order.paidAt = now;
  checkout.stock = 'sold';
  // From here on nobody else can write this payment down.
  await em.flush();
  await failpoint('payment.recorded');
  return { outcome: payment.order, isNew: true };
}

/** How a recorded payment ended: the order it pays, or why it goes back. */
export function outcomeOf(payment: Payment): Order | DomainError {
  return payment.order ?? refusalOf(payment);
}

function refusalOf({ refundReason }: Payment): DomainError {
  return new DomainError('CONFLICT', refundReason ?? '');
}

/** The refund is written down as due; what the provider does not do now, the reconciler asks of it again. */
async function refundNowOrLater(deps: SettleDeps, paymentId: string): Promise<void> {
  try {
    await refundPayment(deps, paymentId);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
