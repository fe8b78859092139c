import { readFailure } from '../../apollo/errors.ts';
import type { WidgetAnswer } from '../../features/payments/open-widget.ts';
import { isOutcomeUnknown } from '../../features/payments/outcome-unknown.ts';
import type { PaymentRequestFragment } from '../../features/payments/PaymentRequest.generated.tsx';
import type { PaymentResultInput } from '../../schema.generated.ts';

/** What paying an order needs from the server, the payment widget and the clock. */
export interface Till {
  startPayment(): Promise<PaymentRequestFragment>;
  payOrder(payment?: PaymentResultInput): Promise<unknown>;
  pay(request: PaymentRequestFragment): Promise<WidgetAnswer>;
  wait(ms: number): Promise<void>;
}

export type PayOutcome =
  | { kind: 'paid' | 'dismissed' | 'unavailable' }
  | { kind: 'refused'; message: string }
  /** The shopper has paid, or may have: the server cannot tell yet. */
  | { kind: 'unknown' };

const ASK_AFTER_MS = [0, 2000, 4000, 8000, 16000];

/** Lets the shopper pay an unpaid order and has the payment checked. */
export async function payNow(till: Till): Promise<PayOutcome> {
  try {
    const answer = await till.pay(await till.startPayment());
    return typeof answer === 'string' ? { kind: answer } : await askWhetherPaid(till, answer);
  } catch (error) {
    return { kind: 'refused', message: readFailure(error).message };
  }
}

/** Asks the server for half a minute. Without `payment` it looks for one at the provider. */
export async function askWhetherPaid(till: Till, payment?: PaymentResultInput): Promise<PayOutcome> {
  for (const pause of ASK_AFTER_MS) {
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
