import type { DueQueue } from '../../core/due-rows.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { gatewayOf } from '../../core/gateway-of.ts';
import type { PaymentGateway, ProviderPayment } from '../../core/payment-gateway.ts';
import { readCheckout } from '../checkout/checkout-row.ts';
import { Authorization } from './authorization.entity.ts';
import { Capture } from './capture.entity.ts';
import { endAuthorization } from './change-authorization.ts';
import { askCapture } from './plan-capture.ts';
import { capturedOf, recordCaptured } from './record-captured.ts';
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

/** Of an order that become due at once: the one that was asked, and the rest. */
const MOST_PARTS = 3;

const DUE = ['open', 'capturing', 'voiding'] as const;

/**
 * Captures or releases reserved money, as it is due, and records what the provider says that it is then. Safe to repeat: what is captured is
 * captured once however often that is asked, and what was captured of an order that is cancelled meanwhile goes back in full.
 * Errors: CONFLICT when the provider does not know the payment, or has another amount; PAYMENT_PROVIDER_UNAVAILABLE when it does not answer,
 * or refuses. It stays due then.
 */
export async function workAuthorization(deps: SettleDeps, id: string): Promise<void> {
  for (let left = MOST_PARTS; left > 0; left--) if (!(await workOnce(deps, id))) return;
}

/** Returns whether more of it is due. */
async function workOnce(deps: SettleDeps, id: string): Promise<boolean> {
  const readDue = () => deps.em.fork().findOne(Authorization, { id, state: { $in: [...DUE] } });
  const known = await readDue();
  if (!known) return false;
  const gateway = gatewayOf(deps.ports, known.provider);
  const found = await gateway.fetchPayment(id);
  if (!found) throw new DomainError('CONFLICT', 'The payment provider does not know this payment.');
  await failpoint('capture.due');
  // Read last: it may have been cancelled while the provider was asked.
  const row = await readDue();
  if (!row) return false;
  if (found.status === 'authorized' && row.state === 'capturing') return capture(deps, row, found, gateway);
  const payment =
    found.status === 'authorized' && row.state === 'voiding' ? await gateway.void(found) : found;
  await failpoint('capture.made');
  await recordAs(deps, row, payment);
  if (await readDue()) throw unavailable(row);
  return false;
}

/** Returns whether more of it is due. */
async function capture(
  deps: SettleDeps,
  row: Authorization,
  found: ProviderPayment,
  gateway: PaymentGateway,
): Promise<boolean> {
  if (found.amount !== row.amount || found.currency !== row.currency)
    throw new DomainError('CONFLICT', 'The payment provider reserved another amount. Nothing was captured.');
  const asked = await askCapture(deps, row, !gateway.capturesParts);
  if (!asked) return false;
  const payment = await gateway.capture(found, { amount: asked.amount, key: asked.id });
  await failpoint('capture.made');
  const recorded = await recordCaptured(deps, payment, asked.id).catch(ifRefunded);
  const { state } = await deps.em.fork().findOneOrFail(Capture, asked.id);
  if (state !== 'made') throw unavailable(row);
  return recorded?.isMore ?? false;
}

async function recordAs(deps: SettleDeps, row: Authorization, payment: ProviderPayment): Promise<void> {
  const { status } = payment;
  if (capturedOf(payment) > 0) {
    const [checkout] = await readCheckout(deps.em.fork(), row.checkout.id);
    await settlePayment(deps, checkout!, payment).catch(ifRefunded);
  }
  // One that the provider has not released yet it releases by itself.
  if (status !== 'authorized' || row.state === 'voiding') await endAuthorization(deps, row.id);
}

/** Refunded, or released: that is recorded. */
function ifRefunded(error: unknown): null {
  if (!(error instanceof DomainError) || error.code === 'PAYMENT_PROVIDER_UNAVAILABLE') throw error;
  return null;
}

function unavailable({ state }: Authorization): DomainError {
  const message =
    state === 'open'
      ? 'The time of this reservation is over, but the payment provider has not released it yet.'
      : 'The payment provider did not capture this payment. It stays due.';
  return new DomainError('PAYMENT_PROVIDER_UNAVAILABLE', message);
}
