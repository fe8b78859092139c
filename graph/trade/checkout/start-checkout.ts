import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { prepared } from '../../core/prepared.ts';
import { recordEvent } from '../../core/record-event.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { refuseBlocked } from '../blocklist/refuse-blocked.ts';
import { type PricedCart, priceCart } from '../cart/price-cart.ts';
import { isPaidLater, type StoredPaymentMethod } from '../payment-methods/payment-methods.ts';
import { refuseClosed } from '../setup/is-open.ts';
import { agreeToTexts } from './agree-to-texts.ts';
import type { AgreedTextEntry } from './agreed-texts.types.ts';
import { orderedRefusal } from './cart-ordered.ts';
import { cartRefusal } from './cart-refusal.ts';
import { cartTerms } from './cart-terms.ts';
import { Checkout } from './checkout.entity.ts';
import type { StartCheckoutInput } from './checkout.inputs.ts';
import { checkoutSettings } from './checkout-settings.ts';
import { choosePayment, refuseUnknownPayment } from './choose-payment.ts';
import { claimHold, countHold, refuseTooManyHolds } from './claim-hold.ts';
import { draftCheckout, refuseBlankAddress } from './draft-checkout.ts';
import { ensureBuyer } from './ensure-buyer.ts';
import { hashRequest } from './hash-request.ts';
import { Refused, take } from './holds.ts';
import { countProviderCall } from './limit-provider-calls.ts';
import { limitRefusedStarts } from './limit-refused.ts';
import { beforePayment } from './line-problems.ts';
import { ensureProviderOrder } from './provider-order.ts';
import { refuseOtherCurrency } from './refuse-other-currency.ts';

/** Until when stock is held for a shopper who pays. */
export async function holdEnd(ctx: Pick<Context, 'em' | 'ports'>): Promise<Date> {
  const { holdMinutes } = await findSetting(ctx, checkoutSettings);
  return new Date(ctx.ports.now().getTime() + holdMinutes * 60_000);
}

/** How often a cart is priced and held before its items count as missing. */
const ATTEMPTS = 3;

/**
 * Prices a cart by the shop's own table, holds its stock and the uses of its codes for some minutes and opens a provider order to pay it with, unless it is
 * paid later.
 * The same idempotency key returns the same checkout. Stock that the buyer holds for another checkout is released first.
 *
 * Errors: those of `ensureBuyer`; SHOP_CLOSED before the shop is open; PURCHASE_REFUSED; TERMS_NOT_AGREED; RATE_LIMITED after 60 refusals of the person, or 300 of the network, within an hour; PRICE_CHANGED and OUT_OF_STOCK with the lines, CODE_INVALID with the codes, PAYMENT_METHOD_UNAVAILABLE, before anything is charged; IDEMPOTENCY_KEY_REUSED for the
 * same key with another cart; CART_ORDERED with the order when another checkout of this cart was first; HOLD_LIMIT when the viewer or the network holds too much; CONFLICT when that checkout has ended; PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function startCheckout(ctx: Context, input: StartCheckoutInput): Promise<Checkout> {
  refuseBlankAddress(input);
  await refuseClosed(ctx);
  const { id: user } = await ensureBuyer(ctx, input);
  const { idempotencyKey } = input;
  const started = await findByKey(ctx.em, user, idempotencyKey);
  await failpoint('checkout.keyRead');
  const checkout = started ?? (await limitRefusedStarts(ctx, user, () => hold(ctx, input, user)));
  if (checkout.requestHash !== hashRequest(input)) throw keyReused();
  if (checkout.stock !== 'held') throw await whyEnded(ctx.em, checkout);
  if (isPaidLater(checkout.paymentChoice)) return checkout;
  if (started && !started.providerOrderId) await countProviderCall(ctx, started);
  return ensureProviderOrder(ctx, checkout);
}

const readKey = prepared<{ id: string }, [user: string, key: string]>(
  'select id from checkouts where user_id = $1 and idempotency_key = $2',
);

/** The checkout that was started with a key; mostly there is none. */
async function findByKey(em: SqlEntityManager, user: string, key: string): Promise<Checkout | null> {
  const [started] = await readKey(em, user, key);
  return started ? em.findOneOrFail(Checkout, started.id) : null;
}

/** Prices and holds a cart, again when stock or price moved between the two. */
async function hold(ctx: Context, input: StartCheckoutInput, user: string): Promise<Checkout> {
  const email = ctx.actor.buyer?.email ?? input.email;
  await refuseBlocked(ctx, email, [input.shippingAddress, input.billingAddress]);
  await refuseUnknownPayment(ctx, input.paymentMethod);
  for (let attempt = 1; ; attempt++) {
    const ordered = await orderedRefusal(ctx.em, input);
    if (ordered) throw beforePayment(ordered);
    const cart = await priceCart(ctx, cartTerms(input));
    const refusal = cartRefusal(cart, input.seenPrices);
    if (refusal) {
      // It may be the viewer's own hold that is in the way.
      const isMissing = refusal.code === 'OUT_OF_STOCK' || refusal.code === 'CODE_INVALID';
      if (attempt === 1 && isMissing && (await releaseOthers(ctx, user, input.idempotencyKey))) continue;
      return startedMeanwhile(ctx, input, user, refusal);
    }
    const payment = choosePayment(cart, input.paymentMethod);
    const agreedTexts = await agreeToTexts(ctx, input);
    await failpoint('checkout.priced');
    try {
      return await holdPriced(ctx, input, { cart, payment, agreedTexts });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) {
        const first = await findByKey(ctx.em.fork(), user, input.idempotencyKey);
        if (first) return first;
        // Staff have used it for another customer.
        throw keyReused();
      }
      if (!(error instanceof Refused)) throw error;
      await failpoint('checkout.stockMissing');
      if (attempt === ATTEMPTS) return startedMeanwhile(ctx, input, user, error.reason);
    }
  }
}

/** The checkout that another call with the same key has started meanwhile: it may have taken what is missing. Errors: the reason, without one. */
async function startedMeanwhile(
  ctx: Context,
  { idempotencyKey }: StartCheckoutInput,
  user: string,
  reason: DomainError,
): Promise<Checkout> {
  const first = await findByKey(ctx.em.fork(), user, idempotencyKey);
  if (first) return first;
  throw beforePayment(reason);
}

/** The error of buying by a checkout that holds nothing any more. */
export async function whyEnded(
  em: SqlEntityManager,
  checkout: Pick<Checkout, 'id' | 'cartId'>,
): Promise<DomainError> {
  return (
    (await orderedRefusal(em, checkout)) ??
    new DomainError('CONFLICT', 'This checkout has ended. Please start a new one.')
  );
}

/** The error of a key that was used for something else. */
export function keyReused(): DomainError {
  return new DomainError(
    'IDEMPOTENCY_KEY_REUSED',
    'This idempotency key was used for another cart. Make a new one.',
  );
}

async function releaseOthers(ctx: Context, user: string, idempotencyKey: string): Promise<boolean> {
  const own = { idempotencyKey };
  return (
    (await inTransaction(ctx.em.fork(), (em) =>
      claimHold(ctx, em, { user, own, lines: [], discounts: [] }),
    )) > 0
  );
}

async function holdPriced(
  ctx: Context,
  input: StartCheckoutInput,
  terms: { cart: PricedCart; payment: StoredPaymentMethod; agreedTexts: AgreedTextEntry[] },
): Promise<Checkout> {
  const expiresAt = await holdEnd(ctx);
  const { idempotencyKey } = input;
  const draft = draftCheckout(ctx, input, { ...terms, idempotencyKey, stock: 'held', expiresAt });
  return inTransaction(ctx.em, async (em) => {
    await claimHold(ctx, em, { ...draft, own: { idempotencyKey } });
    const checkout = em.create(Checkout, draft);
    countHold(ctx, checkout);
    // Stores the key first: a second call with it waits here, before it can hold anything.
    await em.flush();
    await failpoint('checkout.keyTaken');
    await refuseOtherCurrency(em, checkout);
    await take(em, checkout);
    const { id: subject, totalPrice, currency } = checkout;
    await recordEvent(em, ctx, { type: 'checkout.started', subject, data: { totalPrice, currency } });
    await refuseTooManyHolds(ctx, em, checkout);
    return checkout;
  });
}
