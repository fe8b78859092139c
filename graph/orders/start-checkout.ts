import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.ts';
import { type PricedCart, priceCart } from '../cart/price-cart.ts';
import { takeStock } from '../catalog/stock.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { requireViewer } from '../core/viewer.ts';
import { Checkout, type CheckoutLine } from './checkout.entity.ts';
import { lineProblems, problemsError } from './line-problems.ts';
import type { StartCheckoutInput } from './orders.inputs.ts';
import { ensureProviderOrder } from './provider-order.ts';

/** How long stock is held for a shopper who pays. */
export const HOLD_MS = 15 * 60_000;

/**
 * Prices a cart by the shop's own table, holds its stock for 15 minutes and opens a provider order to pay it with.
 * The same idempotency key answers the same checkout.
 *
 * Errors: PRICE_CHANGED and OUT_OF_STOCK with the lines, before anything is charged; IDEMPOTENCY_KEY_REUSED for the
 * same key with another cart; CONFLICT when that checkout has ended; PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function startCheckout(ctx: Context, input: StartCheckoutInput): Promise<Checkout> {
  const viewer = requireViewer(ctx);
  const requestHash = hashRequest(input);
  const checkout =
    (await findStarted(ctx, viewer.id, input.idempotencyKey)) ??
    (await hold(ctx, input, viewer.id, requestHash));
  if (checkout.requestHash !== requestHash) {
    throw new DomainError(
      'IDEMPOTENCY_KEY_REUSED',
      'This idempotency key was used for another cart. Make a new one.',
    );
  }
  if (checkout.stock !== 'held')
    throw new DomainError('CONFLICT', 'This checkout has ended. Please start a new one.');
  return ensureProviderOrder(ctx, checkout);
}

function findStarted(ctx: Context, user: string, idempotencyKey: string): Promise<Checkout | null> {
  return ctx.em.findOne(Checkout, { user, idempotencyKey });
}

async function hold(
  ctx: Context,
  input: StartCheckoutInput,
  user: string,
  requestHash: string,
): Promise<Checkout> {
  const cart = await priceCart(ctx, input.lines);
  const problems = lineProblems(cart);
  if (problems.length > 0) throw problemsError(problems);
  const lines = checkoutLines(cart);
  const now = ctx.ports.now();
  try {
    return await ctx.em.transactional(async (em) => {
      const checkout = em.create(Checkout, {
        user: em.getReference(User, user),
        idempotencyKey: input.idempotencyKey,
        requestHash,
        lines,
        shippingAddress: { ...input.shippingAddress },
        paymentMethod: input.paymentMethod,
        itemsPrice: cart.itemsPrice,
        shippingPrice: cart.shippingPrice,
        taxPrice: cart.taxPrice,
        totalPrice: cart.totalPrice,
        currency: ctx.settings.currency,
        expiresAt: new Date(now.getTime() + HOLD_MS),
        createdAt: now,
      });
      // The key goes first: a second call with it waits here, before it can hold anything.
      await em.flush();
      if (await takeStock(em, lines)) throw new StockGone();
      return checkout;
    });
  } catch (error) {
    if (error instanceof StockGone) throw problemsError(await freshProblems(ctx, input));
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    return ctx.em.fork().findOneOrFail(Checkout, { user, idempotencyKey: input.idempotencyKey });
  }
}

/** Stock or price moved between pricing the cart and holding its stock. */
class StockGone extends Error {}

async function freshProblems(ctx: Context, input: StartCheckoutInput) {
  return lineProblems(await priceCart(ctx, input.lines));
}

function checkoutLines(cart: PricedCart): CheckoutLine[] {
  return cart.lines.flatMap(({ product, qty }) =>
    product
      ? [{ product: product.id, name: product.name, image: product.image, price: product.price, qty }]
      : [],
  );
}

function hashRequest({ lines, shippingAddress, paymentMethod }: StartCheckoutInput): string {
  return createHash('sha256')
    .update(JSON.stringify([lines, shippingAddress, paymentMethod]))
    .digest('hex');
}
