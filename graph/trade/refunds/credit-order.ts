import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Cents } from '#money/cents';
import { formatMoney, moneyIn } from '#money/format-money';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { minAmountOf } from '../../core/gateway-of.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { moneySettings } from '../../platform/settings/shop-settings.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { Credit, CreditLine } from '../credits/credit.entity.ts';
import { readOrder } from '../orders/find-orders.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { isCapturedOnShipment } from '../payment-methods/payment-methods.ts';
import { type LockedRefunds, leftOf } from '../payments/lock-refunds.ts';
import { refundNowOrLater } from '../payments/record-payment.ts';
import { releasePart } from '../payments/release-part.ts';
import { type Creditable, findCreditable } from './find-creditable.ts';
import { type RequestedCredit, requireSame } from './requested-credit.ts';

/** Of one order: each costs a mail and a call of the provider. */
const MOST_CREDITS = 200;

/** What is taken off an order. */
export interface WantedCredit extends Pick<Credit, 'kind' | 'reason' | 'shippingAmount'> {
  /** All together, in minor units. */
  amount: Cents;
  /** What of it pays another order. */
  setOffAmount?: Cents;
  lines: readonly (Pick<CreditLine, 'qty' | 'amount' | 'isRestocked'> & { id: string; item: string })[];
}

/** How a credit is decided on, and what is written with it. */
interface Deciding {
  /** Called under the locks; throws to refuse. */
  decide: (state: Creditable, em: SqlEntityManager) => WantedCredit | Promise<WantedCredit>;
  follow: (em: SqlEntityManager, credit: Credit, wanted: WantedCredit, state: Creditable) => Promise<void>;
}

/**
 * Takes something off a paid order, once for a key, and gives back what was paid of it: a refund that is due, which is made at once
 * or, when the provider does not make it now, by the queue. `decide` is called under the lock of the checkout and of its payment, and
 * throws to refuse; what else changes with it is written by `follow`, in the same transaction. Errors: IDEMPOTENCY_KEY_REUSED for a key
 * that was used for something else of the order; CONFLICT after 200 credits, but for withdrawals and returns, and with `minAmount` for a
 * refund that the provider would refuse.
 */
export async function creditOrder(
  ctx: Context,
  order: OrderRow,
  request: RequestedCredit,
  decide: Deciding['decide'],
  follow: Deciding['follow'],
): Promise<void> {
  const payment = await inTransaction(ctx.em.fork(), async (em) => {
    const checkout = await lockCheckout(em, order.checkout.id);
    return creditLocked(em, ctx, { order, checkout }, request, { decide, follow });
  });
  // What is not made now stays due: the queue tries again, and the money check shows it.
  if (payment) await refundNowOrLater(ctx, payment);
}

/** The same in the transaction of the caller, who has locked the checkout. Returns the payment of which a refund may be due, for `refundNowOrLater` after it. */
export async function creditLocked(
  em: SqlEntityManager,
  ctx: Context,
  { order: { id }, checkout }: { order: Pick<OrderRow, 'id'>; checkout: Checkout },
  request: RequestedCredit,
  { decide, follow }: Deciding,
): Promise<string | null> {
  await failpoint('credit.locked');
  const { requestKey } = request;
  const earlier = await em.findOne(Credit, { order: id, requestKey });
  if (earlier) {
    await requireSame(em, earlier, request);
    return null;
  }
  if (!request.isUnlimited && (await em.count(Credit, { order: id })) >= MOST_CREDITS)
    throw new DomainError(
      'CONFLICT',
      `An order can be changed ${MOST_CREDITS} times. Refund the rest at once.`,
    );
  const state = await findCreditable(em, ctx, await readOrder({ em }, id), checkout);
  const wanted = await decide(state, em);
  const now = ctx.ports.now();
  const { currency } = state.order;
  const { lines, ...given } = wanted;
  const actor = ctx.actor.viewer?.id ?? ctx.actor.buyer?.id;
  const credit = em.create(Credit, {
    ...given,
    setOffAmount: given.setOffAmount ?? 0,
    order: id,
    requestKey,
    currency,
    actor,
    createdAt: now,
    return: request.return ?? null,
  });
  for (const { id: line, item: _, ...part } of lines)
    em.create(CreditLine, { ...part, credit, orderLine: em.getReference(OrderLine, line) });
  await em.flush();
  const { refundable } = state;
  const isReserved =
    wanted.kind === 'cancellation' && !state.order.paidAt && isCapturedOnShipment(state.order.paymentChoice);
  const owed = isReserved
    ? await releasePart({ ...ctx, em }, checkout, id, { amount: wanted.amount, refundable })
    : wanted.amount;
  const amount = Math.min(owed, refundable) - credit.setOffAmount;
  const reason = ctx.actor.isStaff ? wanted.reason : null;
  for (const part of partsOf(state, amount)) {
    await refuseTooSmall({ ...ctx, em }, part, request);
    part.from.add({ amount: part.amount, state: 'due', reason, credit });
  }
  await em.flush();
  await recordEvent(em, ctx, {
    type: 'credit.created',
    subject: id,
    order: id,
    data: {
      // What is cancelled while its money is reserved was never taken.
      credit: credit.id,
      kind: credit.kind,
      amount: isReserved ? amount : credit.amount,
      currency,
      setOff: credit.setOffAmount,
    },
  });
  await follow(em, credit, wanted, state);
  await failpoint('credit.written');
  return state.refunds?.payment.id ?? null;
}

interface RefundPart {
  from: LockedRefunds;
  /** In minor units. */
  amount: number;
}

/** From which payments so much goes back, in minor units: from the one that the buyer made first, and then from what returned items paid. */
function partsOf({ refunds, setOff }: Creditable, amount: number): RefundPart[] {
  if (!refunds || amount <= 0) return [];
  const first = setOff ? Math.min(amount, Math.max(0, leftOf(refunds))) : amount;
  const parts = [
    { from: refunds, amount: first },
    ...(setOff ? [{ from: setOff, amount: amount - first }] : []),
  ];
  return parts.filter((part) => part.amount > 0);
}

/** Errors: CONFLICT with `minAmount` for a refund that the provider of its payment would refuse for ever, since it is too small and leaves something. */
async function refuseTooSmall(
  ctx: Pick<Context, 'em' | 'ports'>,
  { from, amount }: RefundPart,
  { kind, isUnlimited, return: returned }: RequestedCredit,
): Promise<void> {
  const { provider, currency } = from.payment;
  const minAmount = provider ? minAmountOf(ctx.ports, provider) : 0;
  if (amount >= minAmount || amount === leftOf(from)) return;
  // Nobody may refuse a withdrawal: its refund stays due until more of the payment goes back.
  if (kind === 'cancellation' && isUnlimited) return;
  const shown = formatMoney(minAmount, moneyIn(currency, await moneySettings(ctx)));
  const ofOrder = kind === 'refund' ? 'Add goodwill to it.' : 'Cancel more at once.';
  const remedy = returned ? 'Close the return, and refund the order that much as goodwill.' : ofOrder;
  throw new DomainError(
    'CONFLICT',
    `The payment provider refunds ${shown} at least, or all that is left of a payment. ${remedy}`,
    { minAmount },
  );
}
