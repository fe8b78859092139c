import { readFailure } from '../../../apollo/errors.ts';
import { isOutcomeUnknown } from '../../../features/payments/outcome-unknown.ts';
import type { PaymentRequestFragment } from '../../../features/payments/PaymentRequest.generated.tsx';
import type { WidgetResult } from '../../../features/payments/widget.ts';
import type { PaymentResultInput } from '../../../schema.generated.ts';

/** The server, the payment widget and the clock, as far as paying an order needs them. */
export interface Till {
  startPayment(): Promise<PaymentRequestFragment>;
  payOrder(payment?: PaymentResultInput): Promise<unknown>;
  pay(request: PaymentRequestFragment): Promise<WidgetResult>;
  wait(ms: number): Promise<void>;
}

export type PayOutcome =
  | { kind: 'paid' | 'dismissed' | 'unavailable' }
  | { kind: 'refused'; message: string }
  /** The shopper may have paid: the server does not know yet. */
  | { kind: 'unknown' };

const CHECK_AFTER_MS = [0, 2000, 4000, 8000, 16000];

/** Lets the shopper pay an unpaid order and has the server check the payment. Never rejects. */
export async function payNow(till: Till): Promise<PayOutcome> {
  try {
    const answer = await till.pay(await till.startPayment());
    return typeof answer === 'string' ? { kind: answer } : await checkPayment(till, answer);
  } catch (error) {
    return { kind: 'refused', message: readFailure(error).message };
  }
}

/** Has the server check the payment, repeatedly for half a minute. Without `payment` the server looks for one at the provider. */
export async function checkPayment(till: Till, payment?: PaymentResultInput): Promise<PayOutcome> {
  for (const pause of CHECK_AFTER_MS) {
    await till.wait(pause);
    try {
      await till.payOrder(payment);
      return { kind: 'paid' };
    } catch (error) {
      const failure = readFailure(error);
      const isTooEarly = !payment && failure.code === 'PAYMENT_NOT_CONFIRMED';
      if (!isTooEarly && !isOutcomeUnknown(failure)) return { kind: 'refused', message: failure.message };
    }
  }
  return { kind: 'unknown' };
}
