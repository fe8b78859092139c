import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import type { DatedPayment } from '../../core/payment-gateway.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { noteUnordered, ORDER_WAIT_MS } from './note-unordered.ts';
import { Payment } from './payment.entity.ts';
import { capturedOf } from './record-captured.ts';
import type { SettleDeps } from './settle-deps.ts';
import { settlePayment } from './settle-payment.ts';

export interface ListedOptions {
  logger: Logger;
  /** Whether payments that nobody ordered with go back: only for an account that no other program uses. */
  refundUnordered: boolean;
  stopped?: AbortSignal;
}

/** The provider whose list it is. */
export type OfProvider = ListedOptions & { provider: string };

/**
 * Settles those of the provider's payments that the shop has not recorded, at any age of their checkouts. Costs
 * two statements for a page of which everything is recorded. A payment that cannot be settled does not delay the others.
 * Returns when the oldest of them was made that are to be tried again.
 */
export async function settleListed(
  deps: SettleDeps,
  payments: readonly DatedPayment[],
  { logger, provider, refundUnordered, stopped }: OfProvider,
): Promise<Date | null> {
  const made = payments.filter(({ status }) => status !== 'created' && status !== 'failed');
  const open = await withoutRecorded(deps.em, made);
  const checkouts = await findCheckouts(deps.em, provider, open);
  await failpoint('reconcile.listed');
  if (refundUnordered) {
    const before = deps.ports.now().getTime() - ORDER_WAIT_MS;
    const old = open.filter(({ createdAt }) => createdAt.getTime() < before);
    await noteUnordered(deps, provider, old);
  }
  let failed: Date | null = null;
  for (const payment of open) {
    if (stopped?.aborted) return failed;
    const checkout = payment.orderId && checkouts.get(payment.orderId);
    if (!checkout) continue;
    try {
      await settlePayment(deps, checkout, payment);
    } catch (err) {
      // Refunded, or not completed.
      if (err instanceof DomainError && err.code !== 'PAYMENT_PROVIDER_UNAVAILABLE') continue;
      logger.warn({ err, payment: payment.id }, 'could not be reconciled yet');
      // Newest first: the last one is the oldest.
      failed = payment.createdAt;
    }
  }
  return failed;
}

async function withoutRecorded(
  em: SqlEntityManager,
  payments: readonly DatedPayment[],
): Promise<DatedPayment[]> {
  const ids = payments.map(({ id }) => id);
  const recorded = await em.fork().find(Payment, { id: { $in: ids } }, { fields: ['id', 'amount'] });
  const known = new Map(recorded.map(({ id, amount }) => [id, amount]));
  // More of reserved money may be captured since.
  return payments.filter((payment) => {
    const amount = known.get(payment.id);
    return amount === undefined || capturedOf(payment) > amount;
  });
}

async function findCheckouts(
  em: SqlEntityManager,
  provider: string,
  payments: readonly DatedPayment[],
): Promise<Map<string, Checkout>> {
  const orders = payments.flatMap(({ orderId }) => orderId ?? []);
  const checkouts = await em
    .fork()
    .find(Checkout, { paymentProvider: provider, providerOrderId: { $in: orders } });
  return new Map(checkouts.map((checkout) => [checkout.providerOrderId!, checkout]));
}
