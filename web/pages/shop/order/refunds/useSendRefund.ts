import { useState } from 'react';
import { readFailure } from '../../../../apollo/errors.ts';
import { isOutcomeUnknown } from '../../../../features/payments/outcome-unknown.ts';
import { randomKey } from '../../../../ui/random-key.ts';
import type { RefundCall } from './plan-refund.ts';
import { useCancelItemsMutation, useRefundOrderMutation } from './RefundForm.generated.tsx';

type KeyedCall = RefundCall & { idempotencyKey: string };

const inline = { context: { inlineErrors: true } };

/**
 * Sends the calls of a refund one after the other. `isUnknown` while nobody knows whether the last one arrived: `send` then repeats it with its
 * key, and goes on with the others, whatever is chosen meanwhile. `onDone` is called after each call that the server made.
 */
export function useSendRefund(orderId: string, onDone: (call: RefundCall) => void) {
  const [cancelItems] = useCancelItemsMutation(inline);
  const [refundOrder] = useRefundOrderMutation(inline);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<Error>();
  const [unknown, setUnknown] = useState<readonly KeyedCall[]>([]);

  const sendOne = async (call: KeyedCall, reason: string) => {
    const common = { orderId, reason, idempotencyKey: call.idempotencyKey };
    if (call.kind === 'cancel') await cancelItems({ variables: { input: { ...common, ...call.input } } });
    else await refundOrder({ variables: { input: { ...common, ...call.input } } });
    onDone(call);
  };

  /** Whether all calls were made. */
  const send = async (calls: readonly RefundCall[], reason: string): Promise<boolean> => {
    const waiting =
      unknown.length > 0 ? [...unknown] : calls.map((call) => ({ ...call, idempotencyKey: randomKey() }));
    setIsSending(true);
    setError(undefined);
    try {
      for (; waiting[0]; waiting.shift()) await sendOne(waiting[0], reason);
      setUnknown([]);
      return true;
    } catch (failure) {
      setError(failure as Error);
      setUnknown(isOutcomeUnknown(readFailure(failure)) ? waiting : []);
      return false;
    } finally {
      setIsSending(false);
    }
  };

  return { send, isSending, error, isUnknown: unknown.length > 0 };
}
