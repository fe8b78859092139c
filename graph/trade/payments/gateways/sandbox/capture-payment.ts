import { type EntityManager, LockMode } from '@mikro-orm/core';
import { SandboxCapture, SandboxOrder, SandboxPayment } from './ledger.entity.ts';
import type { Ledger } from './ledger.ts';
import { ProviderError, unknownId } from './provider-error.ts';
import { orderJson, paymentJson } from './provider-json.ts';

/**
 * Captures an authorized payment: exactly its amount in minor units, once. Of one that is captured in parts each request captures its amount,
 * once for its `key` if it has one, as long as they do not come to more than the payment.
 * @throws ProviderError when the payment is unknown, not authorized, or has another amount.
 */
export async function capturePayment(
  ledger: Ledger,
  id: string,
  body: Record<string, unknown>,
): Promise<SandboxPayment> {
  const { payment, order, isNew } = await ledger.em().transactional(async (em) => {
    const payment = await em.findOne(SandboxPayment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!payment) throw unknownId();
    const isNew =
      payment.amountCaptured === null
        ? captureAll(payment, body)
        : await capturePart(em, payment, body, ledger.now());
    const order = payment.orderId && (await em.findOneOrFail(SandboxOrder, { id: payment.orderId }));
    if (order && payment.status === 'captured') order.status = 'paid';
    return { payment, order, isNew };
  });
  if (isNew === 'refused') throw refused();
  if (isNew) ledger.announce('payment.captured', { payment: paymentJson(payment) });
  if (isNew && order && order.status === 'paid')
    ledger.announce('order.paid', { payment: paymentJson(payment), order: orderJson(order) });
  return payment;
}

function captureAll(payment: SandboxPayment, { amount, currency = 'INR' }: Record<string, unknown>): true {
  if (payment.status === 'captured') throw new ProviderError('This payment has already been captured');
  requireAuthorized(payment);
  if (payment.isRefusing) throw refused();
  if (amount !== payment.amount || currency !== payment.currency)
    throw new ProviderError('Capture amount must be equal to the amount authorized');
  payment.status = 'captured';
  return true;
}

/** Returns whether it was captured now, or refused by the bank, which is kept for its key. */
async function capturePart(
  em: EntityManager,
  payment: SandboxPayment,
  { amount, currency = 'INR', key: idempotencyKey }: Record<string, unknown>,
  createdAt: Date,
): Promise<boolean | 'refused'> {
  if (idempotencyKey !== undefined && !/^[\w-]{10,200}$/.test(String(idempotencyKey)))
    throw new ProviderError(
      'The idempotency key must have at least 10 letters, digits, hyphens or underscores.',
    );
  if (!Number.isInteger(amount) || (amount as number) <= 0 || currency !== payment.currency)
    throw new ProviderError(
      'The amount of a part must be a positive integer, in the currency of the payment.',
    );
  const { id: paymentId } = payment;
  const wanted = { idempotencyKey: idempotencyKey as string, paymentId, amount: amount as number };
  const first = idempotencyKey
    ? await em.findOne(SandboxCapture, { idempotencyKey: wanted.idempotencyKey })
    : null;
  if (first && (first.paymentId !== paymentId || first.amount !== amount))
    throw new ProviderError('Different request with the same idempotency key has already been processed.');
  if (first) return first.isRefused && 'refused';
  requireAuthorized(payment);
  if (payment.amountCaptured! + wanted.amount > payment.amount)
    throw new ProviderError('Capture amount must not be greater than what is left of the amount authorized');
  if (idempotencyKey) em.create(SandboxCapture, { ...wanted, isRefused: payment.isRefusing, createdAt });
  if (payment.isRefusing) return 'refused';
  payment.amountCaptured! += wanted.amount;
  if (payment.amountCaptured === payment.amount)
    payment.status = payment.amountRefunded === payment.amount ? 'refunded' : 'captured';
  return true;
}

function requireAuthorized({ status }: SandboxPayment): void {
  if (status !== 'authorized')
    throw new ProviderError('Only payments which have been authorized can be captured');
}

const refused = () => new ProviderError('The bank of the customer refused the capture');
