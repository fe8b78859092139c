import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { priceCart } from '../cart/price-cart.ts';
import { takeStock } from '../catalog/stock.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { failpoint } from '../core/failpoint.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { requireViewer } from '../core/viewer.ts';
import { cartRefusal } from './cart-refusal.ts';
import { Checkout } from './checkout.entity.ts';
import { draftCheckout, hashRequest } from './draft-checkout.ts';
import { beforePayment, lineProblems, problemsError } from './line-problems.ts';
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
  const { id: user } = requireViewer(ctx);
  const { idempotencyKey } = input;
  const checkout =
    (await ctx.em.findOne(Checkout, { user, idempotencyKey })) ?? (await hold(ctx, input, user));
  if (checkout.requestHash !== hashRequest(input)) {
    throw new DomainError(
      'IDEMPOTENCY_KEY_REUSED',
      'This idempotency key was used for another cart. Make a new one.',
    );
  }
  if (checkout.stock !== 'held')
    throw new DomainError('CONFLICT', 'This checkout has ended. Please start a new one.');
  return ensureProviderOrder(ctx, checkout);
}

async function hold(ctx: Context, input: StartCheckoutInput, user: string): Promise<Checkout> {
  const { idempotencyKey } = input;
  const cart = await priceCart(ctx, input.lines);
  const refusal = cartRefusal(cart, input.seenPrices);
  if (refusal) throw beforePayment(refusal);
  await failpoint('checkout.priced');
  const expiresAt = new Date(ctx.ports.now().getTime() + HOLD_MS);
  const draft = draftCheckout(ctx, input, { cart, idempotencyKey, stock: 'held', expiresAt });
  try {
    const held = await inTransaction(ctx.em, async (em) => {
      const checkout = em.create(Checkout, draft);
      // The key goes first: a second call with it waits here, before it can hold anything.
      await em.flush();
      await failpoint('checkout.keyTaken');
      if (await takeStock(em, checkout.lines, checkout.id)) throw new StockGone();
      return checkout;
    });
    ctx.ports.count('checkout_started');
    return held;
  } catch (error) {
    if (error instanceof StockGone) throw beforePayment(problemsError(await freshProblems(ctx, input)));
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    return ctx.em.fork().findOneOrFail(Checkout, { user, idempotencyKey });
  }
}

/** Stock or price moved between pricing the cart and holding its stock. */
class StockGone extends Error {}

async function freshProblems(ctx: Context, input: StartCheckoutInput) {
  return lineProblems(await priceCart(ctx, input.lines));
}
