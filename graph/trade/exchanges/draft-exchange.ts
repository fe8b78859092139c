import { createHash } from 'node:crypto';
import type { RequiredEntityData } from '@mikro-orm/core';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import { priceCart } from '../cart/price-cart.ts';
import { cartRefusal } from '../checkout/cart-refusal.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { draftCheckout } from '../checkout/draft-checkout.ts';
import type { OrderLineRow } from '../orders/find-order-lines.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { EXCHANGE_METHOD } from '../payment-methods/payment-methods.ts';
import type { ExchangeReturnInput } from './exchanges.inputs.ts';

/** A hash of what is exchanged, so that the key cannot be used for something else. */
export const hashExchange = ({ lines, amountDue }: ExchangeReturnInput): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        amountDue,
        lines.map(({ orderItemId, variantId, quantity }) => [orderItemId, variantId, quantity]),
      ]),
    )
    .digest('hex');

interface Exchanging {
  order: OrderRow;
  sold: readonly OrderLineRow[];
  input: ExchangeReturnInput;
}

/**
 * The checkout of the new order of an exchange, which goes where the returned one went, priced now and without shipping. Errors: BAD_USER_INPUT for
 * a line of another order, and for what is no other variant of its product; CONFLICT when the currency of the shop has changed; those of `priceCart`.
 */
export async function draftExchange(ctx: Context, { order, sold, input }: Exchanging) {
  if (order.currency !== (await shopCurrency(ctx)))
    throw new DomainError('CONFLICT', 'The shop sells in another currency now. Refund the return instead.');
  const lines = input.lines.map(({ orderItemId, variantId, quantity: qty }) => {
    const line = sold.find(({ id }) => id === orderItemId);
    if (!line) throw new DomainError('BAD_USER_INPUT', 'This return has no such line.');
    if (line.variantId === variantId.toLowerCase())
      throw new DomainError('BAD_USER_INPUT', 'Choose another variant than the one that comes back.');
    return { productId: line.product, variantId, qty };
  });
  const { shippingAddress, billingAddress, shippingMethod } = order;
  const cart = await priceCart(ctx, {
    ...{ lines, country: shippingAddress.countryCode, shippingMethodId: shippingMethod?.id },
    isShippedFree: true,
  });
  const refusal = cartRefusal(cart, null);
  if (refusal) throw refusal;
  const content = { lines, shippingAddress, billingAddress, paymentMethod: EXCHANGE_METHOD.label };
  const state = {
    idempotencyKey: `exchange ${input.returnId}`,
    stock: 'held' as const,
    expiresAt: ctx.ports.now(),
  };
  // By which a rest is paid, if there is one.
  const online = cart.paymentMethods.find(({ kind }) => kind === 'provider');
  const payment = { ...EXCHANGE_METHOD, provider: online?.provider ?? null };
  const draft = draftCheckout(ctx, content, { cart, payment, ...state });
  return {
    ...draft,
    shippingAddress,
    billingAddress,
    requestHash: hashExchange(input),
  } satisfies RequiredEntityData<Checkout>;
}
