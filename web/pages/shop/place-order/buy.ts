import * as t from '#messages/place-order';
import { type Failure, readFailure } from '../../../apollo/errors.ts';
import type { LineProblem } from '../../../features/cart/line-problem.ts';
import { type Attempt, attemptFor, endAttempt, saveAttempt } from '../../../features/checkout/attempt.ts';
import { isOutcomeUnknown } from '../../../features/payments/outcome-unknown.ts';
import type { PaymentRequestFragment } from '../../../features/payments/PaymentRequest.generated.tsx';
import type { WidgetResult } from '../../../features/payments/widget.ts';
import type { PaymentResultInput } from '../../../schema.generated.ts';

/** The server, the payment widget and the clock, as far as buying needs them. */
export interface Shop {
  startCheckout(idempotencyKey: string): Promise<{ id: string; payment: PaymentRequestFragment }>;
  cancelCheckout(id: string): Promise<unknown>;
  placeOrder(checkoutId: string, payment?: PaymentResultInput): Promise<PlacedOrder>;
  pay(payment: PaymentRequestFragment): Promise<WidgetResult>;
  wait(ms: number): Promise<void>;
}

export interface PlacedOrder {
  id: string;
  isPaid: boolean;
}

export type Outcome =
  | { kind: 'ordered'; order: PlacedOrder }
  | { kind: 'dismissed' }
  /** No order was made. `message` says why and whether anything was charged. */
  | { kind: 'refused'; message: string; lines: LineProblem[] }
  /** The cart was ordered in another window. `message` says so, and that a payment is refunded. */
  | { kind: 'orderedBefore'; message: string; order: string | undefined }
  /** Paid, but it is not known yet whether the order was placed. */
  | { kind: 'unknown' };

const RETRY_AFTER_MS = [0, 1000, 2000, 4000, 8000];
const NO_WIDGET = t.thePaymentWindowCouldNot;

/**
 * Buys what `content` describes: holds the stock, lets the shopper pay and places the order. Called again after a failure
 * it goes on with the same checkout, so that nothing is paid twice. Never rejects.
 */
export async function buy(content: string, shop: Shop): Promise<Outcome> {
  const attempt = attemptFor(content);
  try {
    const checkout = await shop.startCheckout(attempt.idempotencyKey);
    const started = saveAttempt({ ...attempt, checkoutId: checkout.id });
    // A discount may have left nothing to pay.
    if (checkout.payment.amount === 0) return await settle(started, shop);
    const payment = await shop.pay(checkout.payment);
    if (payment === 'unavailable') return { kind: 'refused', message: NO_WIDGET, lines: [] };
    if (payment === 'dismissed') {
      endAttempt();
      // If this fails, the stock is released when the hold expires.
      shop.cancelCheckout(checkout.id).catch(() => undefined);
      return { kind: 'dismissed' };
    }
    return await settle(saveAttempt({ ...started, payment }), shop);
  } catch (error) {
    return notStarted(attempt, error, shop);
  }
}

/** Places the order of a paid checkout. Retries while the outcome is unknown. */
export async function settle({ checkoutId, payment }: Attempt, shop: Shop): Promise<Outcome> {
  for (const pause of RETRY_AFTER_MS) {
    await shop.wait(pause);
    try {
      const order = await shop.placeOrder(checkoutId ?? '', payment);
      endAttempt();
      return { kind: 'ordered', order };
    } catch (error) {
      const refusal = readFailure(error);
      if (!isOutcomeUnknown(refusal)) {
        endAttempt();
        return refusedBy(refusal);
      }
      if (refusal.code === 'UNAUTHENTICATED') break;
    }
  }
  return { kind: 'unknown' };
}

async function notStarted(attempt: Attempt, error: unknown, shop: Shop): Promise<Outcome> {
  const refusal = readFailure(error);
  // It may have ended in an order: paid, then reloaded before the answer came.
  if (refusal.code === 'CONFLICT' && attempt.checkoutId) {
    const order = await shop.placeOrder(attempt.checkoutId).catch(() => null);
    endAttempt();
    if (order) return { kind: 'ordered', order };
  }
  if (!isOutcomeUnknown(refusal)) endAttempt();
  return refusedBy(refusal);
}

function refusedBy({ code, message, lines = [], order }: Failure): Outcome {
  return code === 'CART_ORDERED'
    ? { kind: 'orderedBefore', message, order }
    : { kind: 'refused', message, lines };
}
