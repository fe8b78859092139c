import { DEFAULT_PROVIDER } from '../../core/default-provider.ts';
import { workDueRows } from '../../core/due-rows.ts';
import { DomainError } from '../../core/errors.ts';
import { gatewayOf } from '../../core/gateway-of.ts';
import type { DatedPayment, ProviderRefund, Unread } from '../../core/payment-gateway.ts';
import { isRead } from '../../core/provider-answers.ts';
import { cleanLine } from '../../core/validation.ts';
import type { CheckoutRow } from '../checkout/checkout-row.ts';
import { authorizationQueue } from './authorization-queue.ts';
import { AGES_MS, followLedger } from './follow-ledger.ts';
import { Payment } from './payment.entity.ts';
import { recordRefundsOf } from './record-refunds-of.ts';
import { Refund } from './refund.entity.ts';
import { refundQueue } from './refund-queue.ts';
import type { SettleDeps } from './settle-deps.ts';
import { type ListedOptions, type OfProvider, settleListed } from './settle-listed.ts';
import { settlePayment } from './settle-payment.ts';
import { warnOfEnds } from './warn-of-ends.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A bank takes days for a refund, which may fail in the end. */
const REFUND_AGES_MS = [0, DAY_MS, 8 * DAY_MS];

/** Asks the provider for payments of a checkout and settles them. Returns the id of the order that is paid, if any. */
export async function settleCheckout(deps: SettleDeps, checkout: CheckoutRow): Promise<string | null> {
  if (!checkout.providerOrderId) return null;
  let orderId: string | null = null;
  for (const payment of await gatewayOf(deps.ports, checkout.paymentProvider).listPayments(
    checkout.providerOrderId,
  )) {
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
 * Closes what a lost answer, a closed browser or a missed webhook left open: reads each provider's lists of
 * payments and refunds, settles and records what the shop does not know, and makes refunds that are due. What it costs depends on how many payments
 * there are, not on how many checkouts were abandoned. When it is `stopped` the call to the provider that runs is the
 * last: a hundred that wait for a slow one would hold up a stop.
 */
export async function reconcile(deps: SettleDeps, options: ListedOptions): Promise<void> {
  for (const provider of Object.keys(deps.ports.gateways)) {
    if (options.stopped?.aborted) break;
    try {
      await readLists(deps, provider, options);
    } catch (err) {
      options.logger.warn({ err, provider }, "the provider's lists could not be read yet");
    }
  }
  await workDueRows(deps, refundQueue, options);
  await workDueRows(deps, authorizationQueue, options);
  await warnOfEnds(deps);
}

async function readLists(deps: SettleDeps, provider: string, options: ListedOptions): Promise<void> {
  const { stopped } = options;
  const gateway = gatewayOf(deps.ports, provider);
  // Positions that were stored when there was one provider do not name it.
  const prefix = provider === DEFAULT_PROVIDER ? '' : `${provider} `;
  const of = { ...options, provider };
  const payments = {
    name: `${prefix}payments`,
    page: gateway.paymentsMade,
    handle: (page: (DatedPayment | Unread)[]) => settleListed(deps, logUnread(page, of), of),
  };
  for (const age of AGES_MS) {
    if (stopped?.aborted) return;
    await followLedger(deps, payments, { age, stopped });
  }
  const refunds = {
    name: `${prefix}refunds`,
    page: gateway.refundsMade,
    handle: (page: (ProviderRefund | Unread)[]) => recordListedRefunds(deps, logUnread(page, of), of),
  };
  for (const age of REFUND_AGES_MS) {
    if (stopped?.aborted) return;
    await followLedger(deps, refunds, { age, stopped });
  }
}

/** Providers and ids that were logged since the process started: each entry is read at several ages. */
const logged = new Set<string>();
const MOST_LOGGED = 1_000;
const MAX_ID = 100;

/** Returns the entries of a page that can be read. Logs once which cannot: somebody has to look at them at the provider. */
export function logUnread<Entry extends object>(
  page: readonly (Entry | Unread)[],
  { logger, provider }: Pick<OfProvider, 'logger' | 'provider'>,
): Entry[] {
  for (const entry of page) {
    if (isRead(entry)) continue;
    const id = cleanLine(entry.unread, MAX_ID);
    const key = `${provider} ${id}`;
    if (logged.has(key) || logged.size >= MOST_LOGGED) continue;
    logged.add(key);
    logger.warn({ id, provider }, 'an entry of the list of the provider cannot be read, and is left out');
  }
  return page.filter(isRead);
}

/**
 * Writes down refunds from the provider's list. One call for each payment with one that the shop does not
 * know yet. Returns when the oldest of them was made that are to be tried again.
 */
export async function recordListedRefunds(
  deps: SettleDeps,
  refunds: readonly ProviderRefund[],
  { logger, provider, stopped }: OfProvider,
): Promise<Date | null> {
  const em = deps.em.fork();
  const paymentIds = refunds.map(({ paymentId }) => paymentId);
  const payments = await em.find(Payment, { provider, id: { $in: paymentIds } }, { fields: ['id'] });
  const isOurs = new Set(payments.map(({ id }) => id));
  const recorded = await em.find(Refund, { providerRefundId: { $in: refunds.map(({ id }) => id) } });
  const stateOf = new Map(recorded.map(({ providerRefundId, state }) => [providerRefundId, state]));
  const open = new Set(
    refunds
      .filter(({ id, hasFailed }) => (hasFailed ? stateOf.get(id) === 'made' : !stateOf.has(id)))
      .map(({ paymentId }) => paymentId)
      .filter((id) => isOurs.has(id)),
  );
  let failed: Date | null = null;
  for (const { paymentId, createdAt } of refunds) {
    if (stopped?.aborted) return failed;
    if (!open.delete(paymentId)) continue;
    try {
      await recordRefundsOf(deps, paymentId, { logger, provider });
    } catch (err) {
      if (err instanceof DomainError && err.code !== 'PAYMENT_PROVIDER_UNAVAILABLE') continue;
      logger.warn({ err, payment: paymentId }, 'a refund could not be recorded yet');
      failed = createdAt;
    }
  }
  return failed;
}
