import { chosenMethod } from '#money/shop-rules';
import { agentOf, requireBuyer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DEFAULT_PROVIDER } from '../../core/default-provider.ts';
import { isBlank } from '../../core/validation.ts';
import { requireWhole, type ShippingAddress, toAddress } from '../../people/addresses/shipping-address.ts';
import type { PricedCart } from '../cart/price-cart.ts';
import { chosenPayment, type StoredPaymentMethod } from '../payment-methods/payment-methods.ts';
import type { AgreedTextEntry } from './agreed-texts.types.ts';
import type { CheckoutStock } from './checkout.entity.ts';
import type { CartOrderInput, NotedOrderInput, OrderContentInput } from './checkout.inputs.ts';
import { hashRequest } from './hash-request.ts';

/** The key by which a checkout that staff made is found, for any customer. */
export const staffKeyOf = (agent: string, idempotencyKey: string) => `${agent} ${idempotencyKey}`;

/** The fields of a checkout of a priced cart, to be stored by the caller. Products that are not sold are left out. */
export function draftCheckout(
  ctx: Context,
  input: CartOrderInput,
  {
    cart,
    payment,
    agreedTexts,
    ...state
  }: {
    cart: PricedCart;
    payment: StoredPaymentMethod;
    agreedTexts?: AgreedTextEntry[];
    idempotencyKey: string;
    stock: CheckoutStock;
    expiresAt: Date;
  },
) {
  const agent = agentOf(ctx.actor);
  return {
    ...state,
    staffKey: agent && staffKeyOf(agent, state.idempotencyKey),
    user: requireBuyer(ctx).id,
    ...draftTerms(input, { cart, payment, agreedTexts }),
    priceRules: cart.quote.rules,
    requestHash: hashRequest(input),
    cartId: input.cartId ?? null,
    orderId: null,
    paymentProvider: payment.provider ?? DEFAULT_PROVIDER,
    providerOrderId: null,
    createdAt: ctx.ports.now(),
  };
}

/** What buyer and shop agree on by a priced cart: the lines and the fields of `Terms`. */
export function draftTerms(
  input: NotedOrderInput,
  {
    cart,
    payment,
    agreedTexts = [],
  }: { cart: PricedCart; payment: StoredPaymentMethod; agreedTexts?: AgreedTextEntry[] },
) {
  const { rules: _, ...quote } = cart.quote;
  return {
    ...quote,
    vatCheck: cart.vatCheck,
    shippingMethod: cart.shipping.method && chosenMethod(cart.shipping.method),
    shippingAddress: destinationOf(input, cart),
    billingAddress: input.billingAddress ? toAddress(input.billingAddress) : null,
    note: input.note?.trim() || null,
    agreedTexts,
    paymentMethod: payment.id,
    paymentChoice: chosenPayment(payment),
    currency: cart.currency,
  };
}

/** Errors: BAD_USER_INPUT when an address is not whole, unless the order is fetched from the shop. */
function destinationOf(
  { shippingAddress: input }: OrderContentInput,
  { shipping, country }: PricedCart,
): ShippingAddress {
  if (shipping.method?.kind !== 'pickup') return toAddress(requireWhole(input, 'shippingAddress'));
  const address = toAddress(input);
  for (const name of ['address', 'city', 'postalCode'] as const)
    if (isBlank(address[name])) address[name] = '';
  return isBlank(input.country)
    ? { ...address, country: country ? nameOf(country) : '', countryCode: country }
    : address;
}

const countries = new Intl.DisplayNames(['en'], { type: 'region' });
const nameOf = (country: string) => countries.of(country) ?? country;

/**
 * Refuses a purchase without a whole address before anything else happens. Only one that names how it is shipped may be fetched,
 * which `draftCheckout` looks at. Errors: BAD_USER_INPUT.
 */
export function refuseBlankAddress({
  shippingAddress,
  billingAddress,
  shippingMethodId,
}: OrderContentInput): void {
  if (!shippingMethodId) requireWhole(shippingAddress, 'shippingAddress');
  if (billingAddress) requireWhole(billingAddress, 'billingAddress');
}
