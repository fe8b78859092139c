import Typography from '@mui/material/Typography';
import { useDialogForm } from '../../apollo/useDialogForm.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../ui/form-fields.ts';
import { Money } from '../../ui/Money.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useSettings } from '../../ui/settings.ts';
import { useMailed } from '../../ui/useMailed.tsx';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';
import { useRecordManualPaymentMutation, useRecordManualRefundMutation } from './OrderMoney.generated.tsx';

const payment = defineFields({
  reference: {
    ...{ kind: 'text', label: 'Reference', required: true, max: 200 },
    hint: 'Where it is found in your records, such as a line of the bank statement.',
  },
});

/** For staff: records the money of an order that no payment provider has, or what was given back of it; says where others are refunded. */
export function OrderMoney({ order }: { order: OrderDetailFragment }) {
  if (!order.isPaid) return <RecordPaid order={order} />;
  return order.manualPayment ? <RecordRefund order={order} /> : <RefundElsewhere order={order} />;
}

/** Of a payment that a provider has. */
export function RefundElsewhere({ order: { paymentId } }: { order: Pick<OrderDetailFragment, 'paymentId'> }) {
  const { testPayments } = useSettings();
  return (
    <Typography variant="body2">
      {testPayments
        ? 'Paid with test money: there is nothing to refund.'
        : `To refund this order, open the dashboard of the payment provider and look for the payment ${paymentId}. The refund then shows here.`}
    </Typography>
  );
}

function RecordPaid({ order: { id, totalPrice } }: { order: OrderDetailFragment }) {
  const mailed = useMailed();
  const record = useRecordManualPaymentMutation({ context: { inlineErrors: true } });
  const { isOpen, open, send, fields, dialog } = useDialogForm(record, 'Payment recorded');
  const submit = (form: FormData) => {
    send({ input: { orderId: id, amount: totalPrice, ...readFields(payment, form) } });
  };
  return (
    <>
      <OpenButton label="Record payment" onClick={open} />
      {isOpen && (
        <FormDialog title="Record payment" {...dialog} onSubmit={submit}>
          <Typography>
            The shop has received <Money cents={totalPrice} /> for this order, in cash or by bank transfer.{' '}
            {mailed('The buyer gets the mail of a paid order.')}
          </Typography>
          <FormFields fields={payment} values={{}} errors={fields} />
        </FormDialog>
      )}
    </>
  );
}

function RecordRefund({ order: { id, totalPrice, refund } }: { order: OrderDetailFragment }) {
  const record = useRecordManualRefundMutation({ context: { inlineErrors: true } });
  const { isOpen, open, send, fields, dialog } = useDialogForm(record, 'Refund recorded');
  const back = defineFields({
    refundedAmount: {
      ...{ kind: 'amount', label: 'Given back in all', required: true, min: 0.01, max: totalPrice / 100 },
      hint: refund ? 'With what was recorded before.' : undefined,
    },
  });
  const submit = (form: FormData) => {
    send({ input: { orderId: id, ...readFields(back, form), expectedRefundedAmount: refund?.amount ?? 0 } });
  };
  return (
    <>
      <OpenButton label="Record refund" onClick={open} />
      {isOpen && (
        <FormDialog title="Record refund" {...dialog} onSubmit={submit}>
          <Typography>
            This payment was recorded by hand, so you give the money back yourself. When all of it was given
            back before the delivery, the items return to stock.
          </Typography>
          <FormFields fields={back} values={{ refundedAmount: totalPrice }} errors={fields} />
        </FormDialog>
      )}
    </>
  );
}

function OpenButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <SubmitButton fullWidth type="button" variant="outlined" pending={false} onClick={onClick}>
      {label}
    </SubmitButton>
  );
}
