import { type EntityManager, LockMode } from '@mikro-orm/core';
import { tooMany } from '../../../../core/rate-limit.ts';
import { SandboxOrder, SandboxPayment, SandboxRefund } from './ledger.entity.ts';
import type { Ledger } from './ledger.ts';
import { ProviderError, unknownId } from './provider-error.ts';
import { orderJson, paymentJson } from './provider-json.ts';
import { randomId } from './random-id.ts';

/** A payment attempt in the widget. `amount` is in minor units of `currency`. */
export interface PaymentAttempt {
  /** Null when the widget was opened without an order. */
  orderId: string | null;
  amount: number;
  currency: string;
  method: 'card' | 'wallet';
  /** `authorized` leaves the capture to the shop. */
  outcome: 'captured' | 'authorized' | 'failed';
  /** A test card: `refusing` never lets the shop capture, `brief` is authorised for an hour alone. */
  card?: 'refusing' | 'brief';
}

const MOST_ATTEMPTS = 20;
const MOST_WITHOUT_ORDER = 1_000;
const DAY_MS = 24 * 60 * 60_000;
/** The shop refunds a payment without an order after eight minutes, and has recorded the refund by this age. */
const REFUND_RECORDED_MS = 20 * 60_000;

/**
 * Creates a payment and sends the webhooks. An order accepts one successful payment and 20 attempts. At most 1,000
 * payments without an order are stored per day, so that the widget cannot fill the shop's database: the oldest declined
 * or refunded ones are deleted to make room.
 * @throws ProviderError when the order is unknown, is paid, or has another amount.
 * @throws DomainError RATE_LIMITED when there are too many payments without an order, and none can be deleted.
 */
export async function takePayment(ledger: Ledger, attempt: PaymentAttempt): Promise<SandboxPayment> {
  const { payment, order } = await ledger.em().transactional(async (em) => {
    const order = attempt.orderId === null ? null : await openOrder(em, attempt.orderId, attempt);
    if (!order) await makeRoom(em, ledger.now());
    const minutes = order?.capturedWithin ?? null;
    const outcome = attempt.outcome === 'captured' && minutes !== null ? 'authorized' : attempt.outcome;
    if (order) {
      order.attempts += 1;
      order.status = outcome === 'captured' ? 'paid' : 'attempted';
    }
    const payment = em.create(SandboxPayment, {
      id: randomId('pay_'),
      orderId: attempt.orderId,
      status: outcome,
      authorizedUntil: minutes === null ? null : untilOf(attempt, minutes, ledger.now()),
      isRefusing: attempt.card === 'refusing',
      amount: attempt.amount,
      amountRefunded: 0,
      amountCaptured: ledger.capturesParts && outcome === 'authorized' ? 0 : null,
      currency: attempt.currency,
      method: attempt.method,
      createdAt: ledger.now(),
    });
    return { payment, order };
  });
  announce(ledger, payment, order);
  return payment;
}

const MINUTE_MS = 60_000;

function untilOf({ card }: PaymentAttempt, minutes: number, now: Date): Date {
  return new Date(now.getTime() + (card === 'brief' ? Math.min(minutes, 60) : minutes) * MINUTE_MS);
}

async function openOrder(em: EntityManager, id: string, attempt: PaymentAttempt): Promise<SandboxOrder> {
  // The lock serializes payments of one order, so that only one can succeed.
  const order = await em.findOne(SandboxOrder, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!order) throw unknownId();
  // One that was released leaves the order open.
  const taken = await em.count(SandboxPayment, { orderId: id, status: { $in: ['authorized', 'captured'] } });
  if (taken > 0 || order.status === 'paid') throw new ProviderError('Payment already done for this order.');
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
  // The shop refunds only payments without an order, and does not fetch a payment again once its refund is recorded.
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
  // A captured payment was authorized just before: both events are sent.
  ledger.announce('payment.authorized', { payment: { ...shown, status: 'authorized', captured: false } });
  if (payment.status === 'captured') {
    ledger.announce('payment.captured', { payment: shown });
    if (order) ledger.announce('order.paid', { payment: shown, order: orderJson(order) });
  }
}
