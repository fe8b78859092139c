import { createHash } from 'node:crypto';
import type { RequiredEntityData } from '@mikro-orm/core';
import { lineTotal } from '#money/credited-units';
import { orderName } from '#money/order-name';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import type { WantedPrice } from '../cart/override-prices.ts';
import { priceCart } from '../cart/price-cart.ts';
import { cartRefusal } from '../checkout/cart-refusal.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { draftCheckout } from '../checkout/draft-checkout.ts';
import type { OrderLineRow } from '../orders/find-order-lines.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { EXCHANGE_METHOD } from '../payment-methods/payment-methods.ts';
import { findRules } from '../tax/find-rules.ts';
import type { ExchangedUnitsInput, ExchangeReturnInput } from './exchanges.inputs.ts';
import * as t from './messages/en.ts';

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
 * The checkout of the new order of an exchange, which goes where the returned one went, priced now and without shipping; the same variant again costs what
 * was paid for it. Errors: BAD_USER_INPUT for a line of another order, and for what is no variant of its product; CONFLICT when the currency of the shop has changed; those of `priceCart`.
 */
export async function draftExchange(ctx: Context, { order, sold, input }: Exchanging) {
  if (order.currency !== (await shopCurrency(ctx)))
    throw new DomainError('CONFLICT', 'The shop sells in another currency now. Refund the return instead.');
  const lines = input.lines.map(({ orderItemId, variantId, quantity: qty }) => {
    const line = sold.find(({ id }) => id === orderItemId);
    if (!line) throw new DomainError('BAD_USER_INPUT', 'This return has no such line.');
    return { productId: line.product, variantId, qty };
  });
  const { shippingAddress, billingAddress, shippingMethod } = order;
  const cart = await priceCart(ctx, {
    lines,
    country: shippingAddress.countryCode,
    shippingMethodId: shippingMethod?.id,
    priceOverrides: await paidPrices(ctx, { order, sold, input }),
    isShippedFree: true,
    isWithoutPromotions: input.lines.every((line) => isSame(line, sold)),
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

/** Whether units are exchanged for units of their own variant. */
export const isSame = (
  { orderItemId, variantId }: Pick<ExchangedUnitsInput, 'orderItemId' | 'variantId'>,
  sold: readonly OrderLineRow[],
): boolean => sold.find(({ id }) => id === orderItemId)?.variantId === variantId.toLowerCase();

/** What a unit of each variant was sold for that is exchanged for itself, with tax where current prices include it. */
async function paidPrices(ctx: Context, { order, sold, input }: Exchanging): Promise<WantedPrice[]> {
  const { pricesIncludeTax } = await findRules(ctx);
  const same = new Set(input.lines.flatMap((line) => (isSame(line, sold) ? line.orderItemId : [])));
  return sold.flatMap((line) => {
    if (!same.has(line.id)) return [];
    const paid = lineTotal(line, order.pricesIncludeTax) - (pricesIncludeTax ? 0 : line.tax);
    const reason = t.asPaidIn(orderName(order.number));
    return [{ variantId: line.variantId, price: Math.floor(paid / line.qty), reason }];
  });
}
