import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { gatewayOf } from '../../core/gateway-of.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import type { ProviderPayment } from '../../core/payment-gateway.ts';
import { recordEvent } from '../../core/record-event.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { beforePayment } from '../checkout/line-problems.ts';
import { bookingMoment } from '../closing/booking-moment.ts';
import { copyCheckout } from '../orders/copy-checkout.ts';
import { dueRefund } from './due-refund.ts';
import { findRecorded } from './find-recorded.ts';
import { orderOfCheckout } from './order-of-checkout.ts';
import { paymentRefusal } from './payment-refusal.ts';
import { sendRefunds } from './send-refund.ts';
import type { SettleDeps } from './settle-deps.ts';
import { uncountGuest } from './uncount-guest.ts';

export interface Purchase {
  /** The name of the provider that has the payment; null when none has. */
  provider: string | null;
  /** Who recorded a payment by hand, and where it is found in the accounting records. */
  recordedBy?: string | null;
  reference?: string | null;
  /** Why it cannot be bought with this payment, as far as known before the transaction. */
  refusal: DomainError | null;
  /** Its checkout, called in the transaction: locked until the end, or new. */
  open(em: SqlEntityManager): Promise<Checkout>;
  /** Holds its stock, called in the transaction. Returns why it cannot be bought any more, or null. */
  hold(em: SqlEntityManager, checkout: Checkout): Promise<DomainError | null>;
}

/**
 * The one transition of money: in one transaction a captured payment pays an order that is created with it, or is
 * written down as to be refunded in full, which then happens. A payment that is known already changes nothing and
 * returns what was recorded. `payment` is what the provider itself reported. Returns the id of the order it pays.
 *
 * Errors: PAYMENT_NOT_CONFIRMED when the payment is not completed. When it is refunded: OUT_OF_STOCK, PRICE_CHANGED or
 * CONFLICT, saying why; CONFLICT also when it was used for another checkout. PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function recordPayment(
  deps: SettleDeps,
  payment: ProviderPayment,
  purchase: Purchase,
): Promise<string> {
  const captured = await capture(deps, payment, purchase);
  await failpoint('payment.captured');
  const outcome = await inTransaction(deps.em.fork(), (em) => record({ ...deps, em }, captured, purchase));
  await failpoint('payment.committed');
  if (!(outcome instanceof DomainError)) return outcome;
  await refundNowOrLater(deps, captured.id);
  throw refunded(outcome);
}

/** The error that a shopper gets whose payment is refunded. */
export function refunded({ code, message, details }: DomainError): DomainError {
  return new DomainError(code, `${message} No order was made; your payment is refunded in full.`, details);
}

/** Captures an authorised payment if nothing is against it; otherwise it is left for the bank to release. How it was made is fetched where a list does not say it. */
async function capture(
  { em, ports }: SettleDeps,
  payment: ProviderPayment,
  { provider, refusal }: Purchase,
): Promise<ProviderPayment> {
  if (payment.status === 'authorized' && refusal) {
    // The refusal may come from another process that has recorded this very payment since it was fetched.
    if (await findRecorded(em, payment.id)) return payment;
    throw beforePayment(refusal);
  }
  const gateway = provider === null ? null : gatewayOf(ports, provider);
  const result = gateway && payment.status === 'authorized' ? await gateway.capture(payment) : payment;
  if (result.status === 'captured' || result.status === 'refunded') {
    if (!gateway || result.method !== undefined) return result;
    const detailed = await gateway.fetchPayment(result.id).catch(() => null);
    return { ...result, method: detailed?.method };
  }
  throw new DomainError('PAYMENT_NOT_CONFIRMED', 'This payment is not completed. Nothing was charged.');
}

/** Returns the id of the order that is paid, or why the payment goes back. */
async function record(
  deps: SettleDeps,
  captured: ProviderPayment,
  { provider, recordedBy = null, reference = null, open, hold, refusal: known }: Purchase,
): Promise<string | DomainError> {
  const { em } = deps;
  const checkout = await open(em);
  await failpoint('payment.checkoutLocked');
  const recorded = await findRecorded(em, captured.id);
  if (recorded?.checkoutId === checkout.id) return recorded.outcome;
  if (recorded?.checkoutId === null && recorded.outcome instanceof DomainError)
    throw refunded(recorded.outcome);
  if (recorded) throw new DomainError('CONFLICT', 'This payment was used for another order.');

  const refusal = known ?? paymentRefusal(checkout, captured) ?? (await hold(em, checkout));
  const orderId = refusal ? null : await copyCheckout(em, deps, checkout);
  const now = recordedBy ? await bookingMoment(em, deps.ports.now()) : deps.ports.now();
  // From here on nobody else can write this payment down.
  await em.execute(
    `with paid as (update orders set paid_at = ? where id = ?)
     insert into payments (id, provider, checkout_id, order_id, amount, currency, method, recorded_by_id, reference, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      now,
      // The returned items of an exchange pay the other part, later.
      checkout.setOffPrice > 0 ? null : orderId,
      captured.id,
      provider,
      checkout.id,
      orderId,
      captured.amount,
      captured.currency,
      captured.method ?? null,
      recordedBy,
      reference,
      now,
    ],
  );
  if (refusal) dueRefund(em, captured, refusal.message, now);
  const { network } = checkout;
  const isRest = checkout.setOffPrice > 0;
  if (orderId && !isRest) {
    checkout.stock = 'sold';
    checkout.network = null;
  }
  await em.flush();
  if (orderId) {
    await recordEvent(em, deps, {
      type: isRest ? 'payment.received' : 'order.paid',
      subject: orderId,
      order: orderId,
      data: moneyOf(captured),
    });
  } else {
    const order = await orderOfCheckout(em, checkout.id);
    const data = { ...moneyOf(captured), checkout: checkout.id, code: refusal!.code };
    await recordEvent(em, deps, { type: 'payment.refused', subject: captured.id, order, data });
  }
  // What costs nothing is no proof of a buyer.
  if (orderId && network && captured.amount > 0) await uncountGuest(em, checkout.user.id, network);
  await failpoint('payment.recorded');
  return refusal ?? orderId!;
}

function moneyOf({ id: payment, amount, currency }: ProviderPayment) {
  return { payment, amount, currency };
}

/** The refund is written down as due; when the provider does not make it now, the reconciler tries again. */
export async function refundNowOrLater(deps: SettleDeps, paymentId: string): Promise<void> {
  try {
    await sendRefunds(deps, paymentId);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
