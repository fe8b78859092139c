import type { DueQueue } from '../../core/due-rows.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { gatewayOf } from '../../core/gateway-of.ts';
import type { ProviderPayment } from '../../core/ports.ts';
import { readCheckout } from '../checkout/checkout-row.ts';
import { Authorization } from './authorization.entity.ts';
import { endAuthorization } from './change-authorization.ts';
import type { SettleDeps } from './settle-deps.ts';
import { settlePayment } from './settle-payment.ts';

/** Reserved money that is to be captured or released, and what may have ended at the provider. */
export const authorizationQueue: DueQueue<SettleDeps> = {
  name: 'authorizations',
  table: 'authorizations',
  waiting: "(row.state in ('capturing', 'voiding') or row.state = 'open' and row.expires_at <= clock.now)",
  pauses: [30_000, 5 * 60_000, 60 * 60_000],
  work: (deps, { id }) => workAuthorization(deps, id),
};

const DUE = ['open', 'capturing', 'voiding'] as const;

/**
 * Captures or releases reserved money, as it is due, and records what the provider says that it is then. Safe to repeat: a payment is
 * captured once however often that is asked, and what was captured of an order that is cancelled meanwhile goes back in full.
 * Errors: CONFLICT when the provider does not know the payment, or has another amount; PAYMENT_PROVIDER_UNAVAILABLE when it does not answer,
 * or refuses. It stays due then.
 */
export async function workAuthorization(deps: SettleDeps, id: string): Promise<void> {
  const known = await deps.em
    .fork()
    .findOne(Authorization, { id, state: { $in: [...DUE] } }, { fields: ['provider'] });
  if (!known) return;
  const found = await gatewayOf(deps.ports, known.provider).fetchPayment(id);
  if (!found) throw new DomainError('CONFLICT', 'The payment provider does not know this payment.');
  await failpoint('capture.due');
  // Read last: it may have been cancelled while the provider was asked.
  const row = await deps.em.fork().findOne(Authorization, { id, state: { $in: [...DUE] } });
  if (!row) return;
  const payment = found.status === 'authorized' ? await act(deps, row, found) : found;
  await failpoint('capture.made');
  await recordAs(deps, row, payment);
  if ((await deps.em.fork().count(Authorization, { id, state: { $in: [...DUE] } })) > 0)
    throw new DomainError('PAYMENT_PROVIDER_UNAVAILABLE', whyDue(row));
}

function act(deps: SettleDeps, row: Authorization, payment: ProviderPayment) {
  const gateway = gatewayOf(deps.ports, row.provider);
  if (row.state === 'voiding') return gateway.void(payment);
  if (row.state === 'open') return payment;
  if (payment.amount === row.amount && payment.currency === row.currency) return gateway.capture(payment);
  throw new DomainError('CONFLICT', 'The payment provider reserved another amount. Nothing was captured.');
}

async function recordAs(deps: SettleDeps, row: Authorization, payment: ProviderPayment): Promise<void> {
  if (payment.status === 'captured' || payment.status === 'refunded') {
    const [checkout] = await readCheckout(deps.em.fork(), row.checkout.id);
    try {
      await settlePayment(deps, checkout!, payment);
    } catch (error) {
      // Refunded, or released: that is recorded.
      if (!(error instanceof DomainError) || error.code === 'PAYMENT_PROVIDER_UNAVAILABLE') throw error;
    }
    return;
  }
  // One that the provider has not released yet it releases by itself.
  if (payment.status !== 'authorized' || row.state === 'voiding') await endAuthorization(deps, row.id);
}

function whyDue({ state }: Authorization): string {
  return state === 'open'
    ? 'The time of this reservation is over, but the payment provider has not released it yet.'
    : 'The payment provider did not capture this payment. It stays due.';
}
