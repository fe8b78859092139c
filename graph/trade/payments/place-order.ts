import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import type { CheckoutRow } from '../checkout/checkout-row.ts';
import { findOwnCheckout } from '../checkout/find-own-checkout.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { whyEnded } from '../checkout/start-checkout.ts';
import { copyCheckout } from '../orders/copy-checkout.ts';
import { readOrder } from '../orders/find-orders.ts';
import { Order } from '../orders/order.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { resumeCheckout } from '../orders/resume-checkout.ts';
import { isPaidLater } from '../payment-methods/payment-methods.ts';
import { acceptOrder } from './accept-order.ts';
import { confirmPayment } from './confirm-payment.ts';
import type { PaymentResultInput, PlaceOrderInput } from './payments.inputs.ts';
import { refunded } from './record-payment.ts';
import { settleFree } from './settle-free.ts';

/**
 * Turns the viewer's checkout into an order: paid, when the payment is confirmed or there is nothing to pay; unpaid without a payment, or when
 * the provider cannot be reached (the reconciler calls it again later). Placing again returns the same order.
 *
 * Without a payment an order in cash or by bank transfer is accepted: see `acceptOrder`.
 *
 * Errors: NOT_FOUND, HOLD_LIMIT, PAYMENT_NOT_CONFIRMED, CONFLICT when the checkout has ended, CART_ORDERED when its cart was ordered
 * by another one; OUT_OF_STOCK, PRICE_CHANGED, CART_ORDERED or CONFLICT when the payment is refunded.
 */
export async function placeOrder(ctx: Context, input: PlaceOrderInput): Promise<OrderRow> {
  const checkout = await findOwnCheckout(ctx, input.checkoutId);
  return readOrder(ctx, await place(ctx, checkout, input.payment));
}

async function place(ctx: Context, checkout: CheckoutRow, payment: PaymentResultInput | null | undefined) {
  if (checkout.totalPrice === 0) return settleFree(ctx, checkout);
  if (!payment && isPaidLater(checkout.paymentChoice)) return acceptOrder(ctx, checkout);
  if (!payment) return placeUnpaid(ctx, checkout, false);
  try {
    return await confirmPayment(ctx, checkout, payment);
  } catch (error) {
    const unknown = error instanceof DomainError && error.code === 'PAYMENT_PROVIDER_UNAVAILABLE';
    if (unknown) return placeUnpaid(ctx, checkout, true);
    throw error;
  }
}

/** `mayBePaid`: a payment was signed for it, so it must not look as if nothing had happened, even if its time is up. */
async function placeUnpaid(ctx: Context, { id }: CheckoutRow, mayBePaid: boolean): Promise<string> {
  await failpoint('order.beforeUnpaid');
  return inTransaction(ctx.em.fork(), async (em) => {
    const checkout = await lockCheckout(em, id);
    if (checkout.stock === 'released' && (await em.count(Order, { checkout })) === 0) {
      if (!mayBePaid) throw await whyEnded(em, checkout);
      // An order keeps its prices: it is made only if they still hold.
      const refusal = await resumeCheckout({ ...ctx, em }, checkout);
      if (refusal) throw refunded(refusal);
    }
    return copyCheckout(em, ctx, checkout);
  });
}
