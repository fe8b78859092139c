import Typography from '@mui/material/Typography';
import * as t from '#messages/orders';
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
    ...{ kind: 'text', label: t.reference, required: true, max: 200 },
    hint: t.whereItIsFoundIn,
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
      {testPayments ? t.paidWithTestMoneyThere : t.toRefundThisOrderOpen(paymentId)}
    </Typography>
  );
}

function RecordPaid({ order: { id, totalPrice } }: { order: OrderDetailFragment }) {
  const mailed = useMailed();
  const record = useRecordManualPaymentMutation({ context: { inlineErrors: true } });
  const { isOpen, open, send, fields, dialog } = useDialogForm(record, t.paymentRecorded);
  const submit = (form: FormData) => {
    send({ input: { orderId: id, amount: totalPrice, ...readFields(payment, form) } });
  };
  return (
    <>
      <OpenButton label={t.recordPayment} onClick={open} />
      {isOpen && (
        <FormDialog title={t.recordPayment} {...dialog} onSubmit={submit}>
          <Typography>
            {t.theShopHasReceivedFor(<Money cents={totalPrice} />)} {mailed(t.theBuyerGetsTheMail)}
          </Typography>
          <FormFields fields={payment} values={{}} errors={fields} />
        </FormDialog>
      )}
    </>
  );
}

function RecordRefund({ order: { id, totalPrice, refund } }: { order: OrderDetailFragment }) {
  const record = useRecordManualRefundMutation({ context: { inlineErrors: true } });
  const { isOpen, open, send, fields, dialog } = useDialogForm(record, t.refundRecorded);
  const back = defineFields({
    refundedAmount: {
      ...{ kind: 'amount', label: t.givenBackInAll, required: true, min: 0.01, max: totalPrice / 100 },
      hint: refund ? t.withWhatWasRecordedBefore : undefined,
    },
  });
  const submit = (form: FormData) => {
    send({ input: { orderId: id, ...readFields(back, form), expectedRefundedAmount: refund?.amount ?? 0 } });
  };
  return (
    <>
      <OpenButton label={t.recordRefund} onClick={open} />
      {isOpen && (
        <FormDialog title={t.recordRefund} {...dialog} onSubmit={submit}>
          <Typography>{t.thisPaymentWasRecordedBy}</Typography>
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
