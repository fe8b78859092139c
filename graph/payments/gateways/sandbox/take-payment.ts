import { type EntityManager, LockMode } from '@mikro-orm/core';
import { tooMany } from '../../../core/rate-limit.ts';
import { SandboxOrder, SandboxPayment, SandboxRefund } from './ledger.entity.ts';
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
/** A payment that nobody orders with is refunded after eight minutes, and the shop has recorded that by then. */
const REFUND_RECORDED_MS = 20 * 60_000;

/**
 * Mints a payment and tells the shop. An order takes one successful payment and 20 attempts. Of payments without an
 * order 1,000 of a day are stored, so that the widget cannot fill the shop's database: the oldest that were declined or
 * refunded make room for new ones.
 * @throws ProviderError when the order is unknown, is paid, or has another amount.
 * @throws DomainError RATE_LIMITED when there are too many payments without an order, and none can make room.
 */
export async function takePayment(ledger: Ledger, attempt: PaymentAttempt): Promise<SandboxPayment> {
  const { payment, order } = await ledger.em().transactional(async (em) => {
    const order = attempt.orderId === null ? null : await openOrder(em, attempt.orderId, attempt);
    if (!order) await makeRoom(em, ledger.now());
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

async function makeRoom(em: EntityManager, now: Date): Promise<void> {
  const ofToday = { orderId: null, createdAt: { $gt: new Date(now.getTime() - DAY_MS) } };
  const surplus = (await em.count(SandboxPayment, ofToday)) - MOST_WITHOUT_ORDER + 1;
  if (surplus <= 0) return;
  // The shop refunds only what pays nothing, and never asks again about a refund that it has recorded.
  const recorded = { $lt: new Date(now.getTime() - REFUND_RECORDED_MS) };
  const droppable = await em.find(
    SandboxPayment,
    { $and: [ofToday, { $or: [{ status: 'failed' }, { status: 'refunded', createdAt: recorded }] }] },
    { orderBy: { createdAt: 'asc' }, limit: surplus },
  );
  if (droppable.length < surplus) throw tooMany('test payments without an order', REFUND_RECORDED_MS);
  const ids = droppable.map(({ id }) => id);
  await em.nativeDelete(SandboxRefund, { paymentId: { $in: ids } });
  await em.nativeDelete(SandboxPayment, { id: { $in: ids } });
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
