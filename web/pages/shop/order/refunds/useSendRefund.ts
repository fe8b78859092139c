import { useState } from 'react';
import type { RefundCall } from './plan-refund.ts';
import { useCancelItemsMutation, useRefundOrderMutation } from './RefundForm.generated.tsx';
import { type KeyedCall, type Sent, sendInTurn } from './send-in-turn.ts';

const inline = { context: { inlineErrors: true } };

/**
 * Sends the calls of a refund one after the other. `isUnknown` while nobody knows whether the last one arrived: `send` then repeats it with its
 * key, and goes on with the others, whatever is chosen meanwhile. `onDone` is called after each call that the server made.
 */
export function useSendRefund(orderId: string, onDone: (call: RefundCall) => void) {
  const [cancelItems] = useCancelItemsMutation(inline);
  const [refundOrder] = useRefundOrderMutation(inline);
  const [isSending, setIsSending] = useState(false);
  const [sent, setSent] = useState<Sent>({ unknown: [] });

  const sendOne = async (call: KeyedCall, reason: string) => {
    const common = { orderId, reason, idempotencyKey: call.idempotencyKey };
    if (call.kind === 'cancel') await cancelItems({ variables: { input: { ...common, ...call.input } } });
    else await refundOrder({ variables: { input: { ...common, ...call.input } } });
    onDone(call);
  };

  /** Whether all calls were made. */
  const send = async (calls: readonly RefundCall[], reason: string): Promise<boolean> => {
    setIsSending(true);
    setSent(({ unknown }) => ({ unknown }));
    const now = await sendInTurn(calls, sent, (call) => sendOne(call, reason));
    setSent(now);
    setIsSending(false);
    return !now.error;
  };

  return { send, isSending, error: sent.error, isUnknown: sent.unknown.length > 0 };
}
