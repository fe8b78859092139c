import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { gatewayOf } from '../../core/gateway-of.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import type { ProviderPayment } from '../../core/payment-gateway.ts';
import { recordEvent } from '../../core/record-event.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { readOrder } from '../orders/find-orders.ts';
import { resumeCheckout } from '../orders/resume-checkout.ts';
import { Authorization } from './authorization.entity.ts';
import { reservedRefusal, unreserve } from './change-authorization.ts';
import { payInFull } from './pay-in-full.ts';
import { Payment } from './payment.entity.ts';
import { paymentRefusal } from './payment-refusal.ts';
import { planCapture, reschedule } from './plan-capture.ts';
import { refunded, refundNowOrLater } from './record-payment.ts';
import type { SettleDeps } from './settle-deps.ts';
import { addRefund, closeAsked, type LateCapture, writeCaptured } from './write-captured.ts';

/** What the provider has captured of a payment, in minor units. */
export const capturedOf = ({ status, amount, amountCaptured }: ProviderPayment): number =>
  amountCaptured ?? (status === 'captured' || status === 'refunded' ? amount : 0);

interface Recorded {
  order: string;
  /** Whether more of it is due now. */
  isMore: boolean;
}

/**
 * Records what the provider has captured of reserved money: the order is paid as soon as that is all that is agreed. What was captured of an
 * order that is cancelled goes back, and so does what is beyond the agreed. What is known already changes nothing. `key` is the capture that
 * `payment` answers: without it, it is what somebody read. Returns null when the payment reserved no money.
 *
 * Errors: CONFLICT and others when all of it goes back.
 */
export async function recordCaptured(
  deps: SettleDeps,
  payment: ProviderPayment,
  key: string | null = null,
): Promise<Recorded | null> {
  const found = await deps.em.fork().findOne(Authorization, payment.id, { fields: ['checkout', 'provider'] });
  if (!found) return null;
  // A list does not say how it was made.
  const detailed =
    payment.method === undefined
      ? await gatewayOf(deps.ports, found.provider)
          .fetchPayment(payment.id)
          .catch(() => null)
      : null;
  await failpoint('payment.captured');
  const recorded = await inTransaction(deps.em.fork(), async (em) => {
    const checkout = await lockCheckout(em, found.checkout.id);
    await failpoint('payment.checkoutLocked');
    const row = await em.findOneOrFail(Authorization, payment.id);
    const own = await em.findOne(Payment, payment.id);
    const late = { row, own, captured: capturedOf(payment), fresh: capturedOf(payment) - (own?.amount ?? 0) };
    await closeAsked({ ...deps, em }, late, { key, isOver: payment.status !== 'authorized' });
    await em.flush();
    const method = payment.method ?? detailed?.method ?? null;
    return record({ ...deps, em }, checkout, { ...payment, method }, late);
  });
  await failpoint('payment.committed');
  if (recorded.isRefundDue) await refundNowOrLater(deps, payment.id);
  if (recorded.refusal) throw refunded(recorded.refusal);
  return recorded;
}

type Outcome = Recorded & { refusal?: DomainError; isRefundDue?: boolean };

async function record(
  deps: SettleDeps,
  checkout: Checkout,
  payment: ProviderPayment,
  late: LateCapture,
): Promise<Outcome> {
  const { row, own, captured, fresh } = late;
  const order = row.order.id;
  if (fresh <= 0) return { order, isMore: false };
  const refusal = own ? null : await refusalOf(deps, checkout, payment);
  const isPaying = own ? own.order !== null : !refusal;
  await writeCaptured(deps, late, payment, isPaying ? order : null);
  const { cancelledAt, paidAt } = await readOrder(deps, order);
  if (isPaying && (paidAt || !cancelledAt)) return recordPaying(deps, checkout, late);
  await addRefund(deps, late, fresh, refusal?.message ?? own?.refundReason ?? null);
  if (captured >= row.amount) row.state = 'captured';
  if (!isPaying) {
    row.state = payment.status === 'authorized' ? 'voiding' : 'captured';
    await deps.em.flush();
    await unreserve(deps, order);
  }
  if (refusal) {
    const { id, currency } = payment;
    const data = { payment: id, amount: captured, currency, checkout: checkout.id, code: refusal.code };
    await recordEvent(deps.em, deps, { type: 'payment.refused', subject: id, order, data });
  }
  await failpoint('payment.recorded');
  return { order, isMore: false, isRefundDue: true, ...(refusal && { refusal }) };
}

/** Records what pays an order, or a part of it. */
async function recordPaying(deps: SettleDeps, checkout: Checkout, late: LateCapture): Promise<Outcome> {
  const { row, captured, fresh } = late;
  const order = row.order.id;
  const data = { payment: row.id, amount: fresh, currency: row.currency };
  await recordEvent(deps.em, deps, { type: 'payment.captured', subject: order, order, data });
  const excess = captured - (row.amount - row.released);
  let isMore = false;
  if (excess > 0) {
    // Captured in the dashboard though its units are cancelled.
    row.released -= excess;
    await addRefund(deps, late, excess, null);
  }
  if (excess >= 0) await payInFull(deps, checkout, row, captured);
  else if (row.state === 'open' || row.state === 'capturing') {
    const plan = await planCapture(deps, row, captured);
    reschedule(row, plan);
    isMore = plan.amount > 0;
    await deps.em.flush();
  }
  await failpoint('payment.recorded');
  return { order, isMore, isRefundDue: excess > 0 };
}

/** Why what was captured first cannot pay the order, or null. */
async function refusalOf(
  deps: SettleDeps,
  checkout: Checkout,
  payment: ProviderPayment,
): Promise<DomainError | null> {
  return (
    paymentRefusal(checkout, payment) ??
    (await reservedRefusal(deps.em, checkout, payment.id)) ??
    resumeCheckout(deps, checkout)
  );
}
