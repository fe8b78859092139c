import { createHash } from 'node:crypto';
import type { PricedCart } from '../cart/price-cart.ts';
import type { Context } from '../core/context.ts';
import { requireViewer } from '../core/viewer.ts';
import type { StockState } from './checkout.entity.ts';
import type { CartOrderInput } from './checkout.inputs.ts';

/** What a checkout of a priced cart consists of, to be stored by the caller. Products that are not sold are left out. */
export function draftCheckout(
  ctx: Context,
  input: CartOrderInput,
  { cart, ...state }: { cart: PricedCart; idempotencyKey: string; stock: StockState; expiresAt: Date },
) {
  const { itemsPrice, shippingPrice, taxPrice, totalPrice } = cart;
  return {
    ...state,
    user: requireViewer(ctx).id,
    requestHash: hashRequest(input),
    lines: cart.lines.flatMap(({ product, qty }) =>
      product
        ? [{ product: product.id, name: product.name, image: product.image, price: product.price, qty }]
        : [],
    ),
    shippingAddress: { ...input.shippingAddress },
    paymentMethod: input.paymentMethod,
    itemsPrice,
    shippingPrice,
    taxPrice,
    totalPrice,
    currency: ctx.settings.currency,
    providerOrderId: null,
    createdAt: ctx.ports.now(),
  };
}

/** A hash of what is bought and where it goes: the same for a request that is repeated. */
export function hashRequest({ lines, shippingAddress, paymentMethod }: CartOrderInput): string {
  return createHash('sha256')
    .update(JSON.stringify([lines, shippingAddress, paymentMethod]))
    .digest('hex');
}
