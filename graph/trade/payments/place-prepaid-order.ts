import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Context } from '../../core/context.ts';
import { DEFAULT_PROVIDER } from '../../core/default-provider.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { gatewayOf } from '../../core/gateway-of.ts';
import { networkOf } from '../../core/network-of.ts';
import { lockBuyer } from '../../people/accounts/lock-buyer.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import type { CartOrderInput } from '../checkout/checkout.inputs.ts';
import { claimCart } from '../checkout/claim-cart.ts';
import { ensureBuyer } from '../checkout/ensure-buyer.ts';
import { ownCheckout } from '../checkout/find-own-checkout.ts';
import { hashRequest } from '../checkout/hash-request.ts';
import { takeAgain } from '../checkout/holds.ts';
import { limitRefusedOfPerson } from '../checkout/limit-refused.ts';
import { quotePrepaid } from '../checkout/quote-prepaid.ts';
import { readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { accountDeleted } from '../orders/resume-checkout.ts';
import { findRecorded } from './find-recorded.ts';
import { recordPayment, refunded } from './record-payment.ts';
import { settlePayment } from './settle-payment.ts';

/** The address of an order that is not made: its account was deleted while it was being placed. */
const FORGOTTEN = {
  shippingAddress: { address: '', city: '', postalCode: '', country: '' },
  billingAddress: null,
};

/**
 * Places a cart that its shopper has paid already, as clients do that open the payment widget before anything else.
 * The payment is read from the provider and compared with the shop's own prices; stock, order and
 * payment change in one transaction. A payment that cannot pay the cart is refunded in full.
 *
 * The same payment returns the same order, to the same person and for the same cart. A payment that was made for a
 * checkout of the viewer settles that checkout: what was paid there is ordered.
 *
 * Errors: PAYMENT_NOT_CONFIRMED, PAYMENT_PROVIDER_UNAVAILABLE; RATE_LIMITED after 60 refusals of the person within an hour; CONFLICT when the payment was used for anything else;
 * refunded: PRICE_CHANGED with the prices as they are, OUT_OF_STOCK with the lines, CART_ORDERED with the order, CONFLICT.
 */
export async function placePrepaidOrder(
  ctx: Context,
  input: CartOrderInput,
  paymentId: string,
): Promise<OrderRow> {
  const { id: user } = await ensureBuyer(ctx, input);
  return readOrder(ctx, await limitRefusedOfPerson(ctx, user, () => place(ctx, input, paymentId, user)));
}

async function place(ctx: Context, input: CartOrderInput, paymentId: string, user: string): Promise<string> {
  const payment = await gatewayOf(ctx.ports, DEFAULT_PROVIDER).fetchPayment(paymentId);
  if (!payment) {
    throw new DomainError('PAYMENT_NOT_CONFIRMED', 'The payment provider does not know this payment.');
  }
  if (payment.orderId) {
    const checkout = await ownCheckout(ctx, {
      provider: DEFAULT_PROVIDER,
      providerOrderId: payment.orderId,
    });
    if (!checkout) throw new DomainError('CONFLICT', 'This payment was made for another order.');
    return settlePayment(ctx, checkout, payment);
  }
  const earlier = await findOutcome(ctx, input, paymentId);
  if (earlier) return earlier;
  const { draft, refusal } = await quotePrepaid(ctx, input, paymentId);
  await failpoint('order.prepaidQuoted');
  let isDeleted = false;
  try {
    return await recordPayment(ctx, payment, {
      provider: DEFAULT_PROVIDER,
      refusal: refusal ?? null,
      async open(em) {
        isDeleted = !(await lockBuyer(em, user, { alone: false }));
        const checkout = em.create(Checkout, isDeleted ? { ...draft, ...FORGOTTEN } : draft);
        checkout.network = networkOf(ctx.address);
        // The payment's id is its key: the same call at the same time waits here.
        await em.flush();
        return checkout;
      },
      hold: async (em, checkout) =>
        isDeleted
          ? accountDeleted()
          : ((await claimCart(em, ctx, checkout)) ?? takeAgain(em, checkout, { atSamePrices: false })),
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const first = await findOutcome(ctx, input, paymentId);
    if (first) return first;
    throw error;
  }
}

/** The id of the order that this payment paid before; null when it is new. Errors: CONFLICT when it cannot pay this cart. */
async function findOutcome(ctx: Context, input: CartOrderInput, paymentId: string): Promise<string | null> {
  const recorded = await findRecorded(ctx.em, paymentId);
  if (!recorded) return null;
  const { checkoutId, outcome } = recorded;
  const checkout = checkoutId ? await ownCheckout(ctx, { id: checkoutId }) : null;
  if (checkoutId && checkout?.requestHash !== hashRequest(input)) {
    throw new DomainError('CONFLICT', 'This payment was used for another order.');
  }
  if (outcome instanceof DomainError) throw refunded(outcome);
  return outcome;
}
