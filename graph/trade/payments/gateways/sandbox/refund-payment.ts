import { type EntityManager, LockMode } from '@mikro-orm/core';
import { SandboxPayment, SandboxRefund } from './ledger.entity.ts';
import type { Ledger } from './ledger.ts';
import { checkAmount } from './money-rules.ts';
import { ProviderError, unknownId } from './provider-error.ts';
import { paymentJson, refundJson } from './provider-json.ts';
import { randomId } from './random-id.ts';

/** `amount` is in minor units; undefined refunds the rest. */
export interface RefundRequest {
  paymentId: string;
  amount: unknown;
  receipt: string | null;
  idempotencyKey: string | null;
}

/**
 * Refunds a captured payment in part or in full. A repeated idempotency key returns the first refund.
 * @throws ProviderError when the payment is unknown or not captured, or the amount exceeds what is left.
 */
export async function refundPayment(ledger: Ledger, request: RefundRequest): Promise<SandboxRefund> {
  const { paymentId: id, idempotencyKey } = request;
  if (idempotencyKey !== null && !/^[\w-]{10,200}$/.test(idempotencyKey)) {
    throw new ProviderError(
      'The idempotency key must have at least 10 letters, digits, hyphens or underscores.',
    );
  }
  const { payment, refund, isNew } = await ledger.em().transactional(async (em) => {
    const payment = await em.findOne(SandboxPayment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!payment) throw unknownId();
    const first = idempotencyKey && (await em.findOne(SandboxRefund, { idempotencyKey }));
    if (first) return { payment, refund: sameRequest(first, request), isNew: false };
    return { payment, refund: makeRefund(em, payment, request, ledger.now()), isNew: true };
  });
  if (isNew) {
    ledger.announce('refund.processed', { refund: refundJson(refund), payment: paymentJson(payment) });
  }
  return refund;
}

function makeRefund(
  em: EntityManager,
  payment: SandboxPayment,
  { amount: requested, receipt, idempotencyKey }: RefundRequest,
  createdAt: Date,
): SandboxRefund {
  const isPart = payment.amountCaptured !== null && payment.amountCaptured > 0;
  const left = (isPart ? payment.amountCaptured! : payment.amount) - payment.amountRefunded;
  if (payment.status === 'refunded') throw new ProviderError('The payment has been fully refunded already');
  if (payment.status !== 'captured' && !isPart) {
    throw new ProviderError('The payment status should be captured for action to be taken');
  }
  const amount = requested === undefined || requested === left ? left : checkAmount(requested);
  if (amount > left) throw new ProviderError('The refund amount provided is greater than amount captured');
  payment.amountRefunded += amount;
  if (amount === left && payment.status === 'captured') payment.status = 'refunded';
  const { id: paymentId, currency } = payment;
  return em.create(SandboxRefund, {
    id: randomId('rfnd_'),
    paymentId,
    amount,
    currency,
    idempotencyKey,
    receipt,
    createdAt,
  });
}

function sameRequest(first: SandboxRefund, { paymentId, amount }: RefundRequest): SandboxRefund {
  if (first.paymentId === paymentId && (amount === undefined || amount === first.amount)) return first;
  throw new ProviderError('Different request with the same idempotency key has already been processed.');
}
