import Dialog from '@mui/material/Dialog';
import { useState } from 'react';
import * as t from '#messages/admin/refunds';
import { formatMoney } from '#money/format-money';
import { paymentName } from '#money/payment-name';
import { formError, ignoreShown } from '../../../../apollo/errors.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { LoadError } from '../../../../ui/LoadError.tsx';
import { Loader } from '../../../../ui/Loader.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { useSettings } from '../../../../ui/settings.ts';
import { toast } from '../../../../ui/toast.tsx';
import { leftAtProvider } from './left-at-provider.ts';
import { planRefund, type RefundCall } from './plan-refund.ts';
import { RefundFields } from './RefundFields.tsx';
import { type RefundFormFragment, useRefundFormQuery } from './RefundForm.generated.tsx';
import { RefundSum } from './RefundSum.tsx';
import { allLeft, allOpen, chosenOf, empty, type TypedRefund, without } from './typed-refund.ts';
import { UnitsInReturns } from './UnitsInReturns.tsx';
import { useSendRefund } from './useSendRefund.ts';

interface RefundDialogProps {
  /** Of the order. */
  id: string;
  /** Begins with all units chosen that are not shipped. */
  isCancelling: boolean;
  onClose: () => void;
}

/** The form by which staff cancel units of an order and give back money; it begins with the order as it is now. */
export function RefundDialog({ id, isCancelling, onClose }: RefundDialogProps) {
  const { data, error, refetch } = useRefundFormQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const reload = () => void refetch().catch(ignoreShown);
  if (data) return <Form order={data.order} {...{ isCancelling, reload, onClose }} />;
  return (
    <Dialog open onClose={onClose} aria-label={t.refund}>
      {error ? <LoadError error={error} onRetry={reload} /> : <Loader />}
    </Dialog>
  );
}

interface FormProps extends Pick<RefundDialogProps, 'isCancelling' | 'onClose'> {
  order: RefundFormFragment;
  /** Reads the order again. */
  reload: () => void;
}

function Form({ order, isCancelling, reload, onClose }: FormProps) {
  const [typed, setTyped] = useState<TypedRefund>(() => (isCancelling ? allOpen(order) : empty));
  const settings = useSettings();
  const plan = planRefund(order, chosenOf(typed, order));
  const clear = ({ kind }: RefundCall) => setTyped((now) => without(now, kind));
  const { send, isSending, error, isUnknown } = useSendRefund(order.id, clear);
  const { message, fields } = formError(error);
  const submit = async () => {
    if (await send(plan.calls, typed.reason)) {
      toast(t.done(isCancelling));
      onClose();
      // Somebody else may have changed it, or a call that nobody knew of arrived.
    } else reload();
  };
  const amount = formatMoney(plan.amount, settings);
  const refund = plan.amount > 0 ? t.giveBack(amount) : t.refund;
  const action = isCancelling ? t.cancelItems : refund;
  const needsReason = plan.calls.some(({ kind }) => kind === 'refund');
  return (
    <FormDialog
      title={isCancelling ? t.cancelOrder : t.refund}
      action={isUnknown ? t.sendAgain : action}
      refusal={t.close}
      disabled={!isUnknown && (plan.calls.length === 0 || plan.isTooMuch)}
      pending={isSending}
      error={message ?? Object.values(fields)[0] ?? null}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {isUnknown ? (
        <Message severity="warning">{t.unknown}</Message>
      ) : (
        <>
          {!isCancelling && <UnitsInReturns {...{ order, onClose }} />}
          {!isCancelling && (
            <Button
              variant="outlined"
              size="small"
              sx={{ justifySelf: 'start', alignSelf: 'start' }}
              onClick={() => setTyped({ ...allLeft(order), reason: typed.reason })}
            >
              {t.chooseAll}
            </Button>
          )}
          <RefundFields {...{ order, typed, plan, needsReason }} onChange={setTyped} />
          <RefundSum
            plan={plan}
            most={order.refundable.amount.amount}
            atProvider={leftAtProvider(order)}
            method={paymentName(order.paymentMethod, order.paymentChoice, order.paidWith)}
            isExchange={order.exchangedFor !== null && !order.manualPayment}
          />
        </>
      )}
    </FormDialog>
  );
}
