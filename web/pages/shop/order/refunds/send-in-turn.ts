import { readFailure } from '../../../../apollo/errors.ts';
import { isOutcomeUnknown } from '../../../../features/payments/outcome-unknown.ts';
import { randomKey } from '../../../../ui/random-key.ts';
import type { RefundCall } from './plan-refund.ts';

export type KeyedCall = RefundCall & { idempotencyKey: string };

/** How far calls were sent. */
export interface Sent {
  /** Why the last one was not made. */
  error?: Error;
  /** Those of which nobody knows whether they were made, and the ones after them, with their keys. */
  unknown: readonly KeyedCall[];
}

/**
 * Sends the calls of a refund one after the other, each with a key of its own. While nobody knows whether earlier ones arrived, those are sent
 * again with their keys instead, whatever is chosen meanwhile.
 */
export async function sendInTurn(
  calls: readonly RefundCall[],
  earlier: Sent,
  sendOne: (call: KeyedCall) => Promise<unknown>,
): Promise<Sent> {
  const waiting =
    earlier.unknown.length > 0
      ? [...earlier.unknown]
      : calls.map((call) => ({ ...call, idempotencyKey: randomKey() }));
  try {
    for (; waiting[0]; waiting.shift()) await sendOne(waiting[0]);
    return { unknown: [] };
  } catch (failure) {
    const error = failure as Error;
    return { error, unknown: isOutcomeUnknown(readFailure(error)) ? waiting : [] };
  }
}
