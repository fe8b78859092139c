import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/order';
import type { OrderAccess } from '../../../features/orders/CancelOrder.tsx';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { payInWidget } from '../../../features/payments/open-widget.ts';
import { useSettings } from '../../../ui/settings.ts';
import { toast } from '../../../ui/toast.tsx';
import {
  usePayLinkedOrderMutation,
  usePayOrderMutation,
  useStartLinkedPaymentMutation,
  useStartPaymentMutation,
} from './PayNow.generated.tsx';
import { checkPayment, type PayOutcome, payNow, type Till } from './pay-now.ts';

interface State {
  phase: 'ready' | 'busy' | 'checking' | 'unknown';
  refused?: string;
}

/** Pays an unpaid order, and says how far that has come. Right after a payment it begins with checking that. */
export function usePayNow(order: OrderDetailFragment, link?: OrderAccess) {
  const hasJustPaid = (useLocation().state as { isChecking?: boolean } | null)?.isChecking === true;
  const till = useTill(order, link);
  const isRunning = useRef(false);
  const [state, setState] = useState<State>({ phase: 'ready' });

  const run = async (phase: 'busy' | 'checking', act: () => Promise<PayOutcome>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ phase });
    setState(stateAfter(await act()));
    isRunning.current = false;
  };
  const check = () => void run('checking', () => checkPayment(till));

  // Once, when the page opens.
  useEffect(() => {
    if (hasJustPaid && !order.isPaid && !order.authorizedUntil) check();
  }, []);

  return { ...state, pay: () => void run('busy', () => payNow(till)), check };
}

function stateAfter(outcome: PayOutcome): State {
  if (outcome.kind === 'unknown') return { phase: 'unknown' };
  if (outcome.kind === 'refused') return { phase: 'ready', refused: outcome.message };
  if (outcome.kind === 'unavailable') {
    return { phase: 'ready', refused: t.thePaymentWindowCouldNot };
  }
  if (outcome.kind === 'dismissed') toast(t.paymentCancelledNothingWasCharged, { variant: 'info' });
  return { phase: 'ready' };
}

function useTill({ id: orderId, user }: OrderDetailFragment, link?: OrderAccess): Till {
  const { shopName } = useSettings();
  const inline = { context: { inlineErrors: true } };
  const [startPayment] = useStartPaymentMutation(inline);
  const [payOrder] = usePayOrderMutation(inline);
  const [startLinkedPayment] = useStartLinkedPaymentMutation(inline);
  const [payLinkedOrder] = usePayLinkedOrderMutation({ ...inline, fetchPolicy: 'no-cache' });
  return {
    startPayment: async () => {
      if (link) {
        const { data } = await startLinkedPayment({ variables: { token: link.token } });
        return data!.startLinkedPayment.payment;
      }
      const { data } = await startPayment({ variables: { orderId } });
      return data!.startPayment.payment;
    },
    payOrder: async (payment) => {
      if (!link) return payOrder({ variables: { input: { orderId, payment } } });
      await payLinkedOrder({ variables: { input: { token: link.token, payment } } });
      return link.reload();
    },
    pay: (payment) => payInWidget({ payment, shopName, customer: user }),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}
