import { raw } from '@mikro-orm/core';
import type { Logger } from 'pino';
import { DomainError } from '../core/errors.ts';
import { failpoint } from '../core/failpoint.ts';
import { Checkout } from '../orders/checkout.entity.ts';
import { Payment } from './payment.entity.ts';
import { refundPayment } from './refund-payment.ts';
import type { SettleDeps } from './settle-deps.ts';
import { settlePayment } from './settle-payment.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Asks the provider for payments of a checkout and settles them. Answers the id of the order that is paid, if any. */
export async function settleCheckout(deps: SettleDeps, checkout: Checkout): Promise<string | null> {
  if (!checkout.providerOrderId) return null;
  let orderId: string | null = null;
  for (const payment of await deps.ports.gateway.listPayments(checkout.providerOrderId)) {
    if (payment.status === 'created' || payment.status === 'failed') continue;
    try {
      orderId = await settlePayment(deps, checkout, payment);
    } catch (error) {
      // Refunded, or not completed: there may be another payment that pays.
      if (!(error instanceof DomainError) || error.code === 'PAYMENT_PROVIDER_UNAVAILABLE') throw error;
    }
  }
  return orderId;
}

/**
 * Closes what a lost answer, a closed browser or a missed webhook left open: pays orders whose payment nobody told us
 * about, and makes refunds that are due. A checkout is asked about less and less often, for three days. When it is
 * `stopped` the call to the provider that runs is the last: a hundred that wait for a slow one would hold up a stop.
 */
export async function reconcile(deps: SettleDeps, logger: Logger, stopped?: AbortSignal): Promise<void> {
  const now = deps.ports.now();
  const em = deps.em.fork();
  // Who was asked about in the future was asked by a clock that has been put back since, which would delay the next time.
  // A hundred in any order, so that those which fail again and again keep no others waiting.
  const open = await em.execute<{ id: string }[]>(
    `select id from checkouts
     where stock <> 'sold' and provider_order_id is not null and created_at > ?
       and (checked_at is null or checked_at > ?
         or ? - checked_at > (checked_at - created_at) / 2 + interval '10 seconds')
     order by random() limit 100`,
    [new Date(now.getTime() - 3 * DAY_MS), now, now],
  );
  await failpoint('reconcile.listed');
  for (const { id } of open) {
    if (stopped?.aborted) return;
    await attempt(logger, { checkout: id }, async () => {
      await settleCheckout(deps, await em.fork().findOneOrFail(Checkout, id));
      await em.nativeUpdate(Checkout, { id }, { checkedAt: now });
    });
  }
  const due = await em
    .fork()
    .find(Payment, { order: null, refundedAt: null }, { orderBy: { [raw('random()')]: 'asc' }, limit: 100 });
  for (const { id } of due) {
    if (stopped?.aborted) return;
    await attempt(logger, { payment: id }, () => refundPayment(deps, id));
  }
}

async function attempt(logger: Logger, what: object, action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (err) {
    logger.warn({ err, ...what }, 'could not be reconciled yet');
  }
}
