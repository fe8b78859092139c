import { v7 } from 'uuid';
import { amountDue } from '#money/amount-due';
import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { requireId } from '../../core/validation.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { claimCart } from '../checkout/claim-cart.ts';
import { beforePayment } from '../checkout/line-problems.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { resumeCheckout } from '../orders/resume-checkout.ts';
import { refuseSettledInPart } from './change-authorization.ts';
import type { ManualPaymentInput } from './manual-payments.inputs.ts';
import { recordPayment } from './record-payment.ts';
import { restRefusal } from './rest-refusal.ts';

/**
 * Pays an order with money that no provider has: cash, or a bank transfer. The payment is `manual_<uuid>`, and names who recorded
 * it. Errors: NOT_FOUND; CONFLICT when the order is paid or cancelled, its money is reserved, or its total is another amount; CART_ORDERED when its cart was bought by another order; OUT_OF_STOCK when its
 * items were given back and are sold by now. Nothing is recorded then.
 */
export async function recordManualPayment(
  ctx: Context,
  { orderId, amount, reference }: ManualPaymentInput,
  { id = `manual_${v7()}`, currency: sent }: { id?: string; currency?: string } = {},
): Promise<OrderRow> {
  const order = await readOrder(ctx, requireId(orderId, 'Order'));
  const currency = sent ?? order.currency;
  const payment = {
    id,
    entity: 'payment',
    status: 'captured' as const,
    currency,
    amount,
    amountRefunded: 0,
    orderId: null,
  };
  await failpoint('payment.manualRead');
  const paid = await recordPayment(ctx, payment, {
    provider: null,
    recordedBy: requireViewer(ctx).id,
    reference: reference.trim(),
    refusal: null,
    async open(em) {
      const checkout = await lockCheckout(em, order.checkout.id);
      refuse(checkout, await readOrder({ em }, order.id), payment);
      await refuseSettledInPart(em, order);
      const isDone = await restRefusal(em, checkout);
      if (isDone) throw beforePayment(isDone);
      return checkout;
    },
    async hold(em, checkout) {
      const refusal =
        (await claimCart(em, ctx, checkout)) ?? (await resumeCheckout({ ...ctx, em }, checkout));
      if (refusal) throw beforePayment(refusal);
      return null;
    },
  });
  return readOrder(ctx, paid);
}

/** Errors: CONFLICT. */
function refuse(
  { currency, ...checkout }: Checkout,
  { paidAt, cancelledAt, authorizedUntil }: OrderRow,
  payment: { amount: number; currency: string },
): void {
  if (paidAt) throw new DomainError('CONFLICT', 'This order is paid already. Nothing was recorded.');
  if (cancelledAt) throw new DomainError('CONFLICT', 'This order is cancelled. Nothing was recorded.');
  if (authorizedUntil)
    throw new DomainError(
      'CONFLICT',
      'The money of this order is reserved. Capture it, or cancel the order. Nothing was recorded.',
    );
  if (payment.amount !== amountDue(checkout) || payment.currency !== currency) {
    throw new DomainError('CONFLICT', 'This is not what is to be paid of the order. Nothing was recorded.');
  }
}
