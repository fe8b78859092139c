import { chosenMethod } from '#money/shop-rules';
import type { PricedCart } from '../cart/price-cart.ts';
import { agentOf, requireBuyer } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { DEFAULT_PROVIDER } from '../core/gateway-of.ts';
import { chosenPayment, type StoredPaymentMethod } from '../settings/payment-methods.ts';
import type { CheckoutState } from './checkout.entity.ts';
import type { CartOrderInput } from './checkout.inputs.ts';
import { hashRequest } from './hash-request.ts';
import { toAddress } from './shipping-address.ts';

/** The key by which a checkout that staff made is found, for any customer. */
export const staffKeyOf = (agent: string, idempotencyKey: string) => `${agent} ${idempotencyKey}`;

/** The fields of a checkout of a priced cart, to be stored by the caller. Products that are not sold are left out. */
export function draftCheckout(
  ctx: Context,
  input: CartOrderInput,
  {
    cart,
    payment,
    ...state
  }: {
    cart: PricedCart;
    payment: StoredPaymentMethod;
    idempotencyKey: string;
    state: CheckoutState;
    expiresAt: Date;
  },
) {
  const agent = agentOf(ctx.actor);
  return {
    ...state,
    staffKey: agent && staffKeyOf(agent, state.idempotencyKey),
    user: requireBuyer(ctx).id,
    ...cart.quote,
    requestHash: hashRequest(input),
    cartId: input.cartId ?? null,
    orderId: null,
    shippingMethod: cart.shipping.method && chosenMethod(cart.shipping.method),
    shippingAddress: toAddress(input.shippingAddress),
    billingAddress: input.billingAddress ? toAddress(input.billingAddress) : null,
    paymentMethod: payment.id,
    paymentChoice: chosenPayment(payment),
    paymentProvider: payment.provider ?? DEFAULT_PROVIDER,
    currency: ctx.settings.currency,
    providerOrderId: null,
    createdAt: ctx.ports.now(),
  };
}
