import { type EntityManager, LockMode } from '@mikro-orm/core';
import { SandboxOrder, SandboxPayment } from './ledger.entity.ts';
import type { Ledger } from './ledger.ts';
import { ProviderError, unknownId } from './provider-error.ts';
import { orderJson, paymentJson } from './provider-json.ts';
import { randomId } from './random-id.ts';

/** What the person at the widget does. `amount` is in minor units of `currency`. */
export interface PaymentAttempt {
  /** Null when the widget was opened without an order. */
  orderId: string | null;
  amount: number;
  currency: string;
  method: 'card' | 'wallet';
  /** `authorized` leaves the capture to the shop. */
  outcome: 'captured' | 'authorized' | 'failed';
}

const MOST_ATTEMPTS = 20;
const MOST_WITHOUT_ORDER = 1_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Mints a payment and tells the shop. An order takes one successful payment and 20 attempts; payments without an order
 * are 1,000 a day, so that whoever plays with the widget cannot fill the shop's database.
 * @throws ProviderError when the order is unknown, is paid, or has another amount, or when there are too many payments.
 */
export async function takePayment(ledger: Ledger, attempt: PaymentAttempt): Promise<SandboxPayment> {
  const { payment, order } = await ledger.em().transactional(async (em) => {
    const order = attempt.orderId === null ? null : await openOrder(em, attempt.orderId, attempt);
    if (!order) await checkWithoutOrder(em, ledger.now());
    if (order) {
      order.attempts += 1;
      order.status = attempt.outcome === 'captured' ? 'paid' : 'attempted';
    }
    const payment = em.create(SandboxPayment, {
      id: randomId('pay_'),
      orderId: attempt.orderId,
      status: attempt.outcome,
      amount: attempt.amount,
      amountRefunded: 0,
      currency: attempt.currency,
      method: attempt.method,
      createdAt: ledger.now(),
    });
    return { payment, order };
  });
  announce(ledger, payment, order);
  return payment;
}

async function openOrder(em: EntityManager, id: string, attempt: PaymentAttempt): Promise<SandboxOrder> {
  // The lock makes payments of one order wait for each other, so that only the first can succeed.
  const order = await em.findOne(SandboxOrder, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!order) throw unknownId();
  const taken = await em.count(SandboxPayment, { orderId: id, status: { $ne: 'failed' } });
  if (taken > 0) throw new ProviderError('Payment already done for this order.');
  if (order.attempts >= MOST_ATTEMPTS) throw new ProviderError('Too many attempts to pay this order.');
  if (order.amount !== attempt.amount || order.currency !== attempt.currency) {
    throw new ProviderError('Your payment amount is different from your order amount.');
  }
  return order;
}

async function checkWithoutOrder(em: EntityManager, now: Date): Promise<void> {
  const createdAt = { $gt: new Date(now.getTime() - DAY_MS) };
  const taken = await em.count(SandboxPayment, { orderId: null, createdAt });
  if (taken >= MOST_WITHOUT_ORDER) throw new ProviderError('Too many payments without an order today.');
}

function announce(ledger: Ledger, payment: SandboxPayment, order: SandboxOrder | null): void {
  const shown = paymentJson(payment);
  if (payment.status === 'failed') {
    ledger.announce('payment.failed', { payment: shown });
    return;
  }
  // A captured payment was authorized a moment before, and both are told.
  ledger.announce('payment.authorized', { payment: { ...shown, status: 'authorized', captured: false } });
  if (payment.status === 'captured') {
    ledger.announce('payment.captured', { payment: shown });
    if (order) ledger.announce('order.paid', { payment: shown, order: orderJson(order) });
  }
}
