import Typography from '@mui/material/Typography';
import * as t from '#messages/orders';
import { FormButton } from '../../apollo/FormButton.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../ui/form-fields.ts';
import { Money } from '../../ui/Money.tsx';
import { useMailed } from '../../ui/useMailed.tsx';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';
import { useRecordManualPaymentMutation, useRecordManualRefundMutation } from './OrderMoney.generated.tsx';

const payment = defineFields({
  reference: {
    ...{ kind: 'text', label: t.reference, required: true, max: 200 },
    hint: t.whereItIsFoundIn,
  },
});

/** For staff: records the money of an order that no payment provider has, or what was given back of it. */
export function OrderMoney({ order }: { order: OrderDetailFragment }) {
  return order.isPaid ? <RecordRefund order={order} /> : <RecordPaid order={order} />;
}

const button = { fullWidth: true, size: 'large', variant: 'outlined' } as const;

function RecordPaid({ order: { id, totalPrice } }: { order: OrderDetailFragment }) {
  const mailed = useMailed();
  return (
    <FormButton
      {...button}
      label={t.recordPayment}
      title={t.recordPayment}
      mutation={useRecordManualPaymentMutation({ context: { inlineErrors: true } })}
      done={t.paymentRecorded}
      toInput={(form) => ({ orderId: id, amount: totalPrice, ...readFields(payment, form) })}
    >
      {(errors) => (
        <>
          <Typography>
            {t.theShopHasReceivedFor(<Money cents={totalPrice} />)} {mailed(t.theBuyerGetsTheMail)}
          </Typography>
          <FormFields fields={payment} values={{}} errors={errors} />
        </>
      )}
    </FormButton>
  );
}

function RecordRefund({ order: { id, totalPrice, refund } }: { order: OrderDetailFragment }) {
  const back = defineFields({
    refundedAmount: {
      ...{ kind: 'amount', label: t.givenBackInAll, required: true, min: 0.01, max: totalPrice / 100 },
      hint: refund ? t.withWhatWasRecordedBefore : undefined,
    },
  });
  const expectedRefundedAmount = refund?.amount ?? 0;
  return (
    <FormButton
      {...button}
      label={t.recordRefund}
      title={t.recordRefund}
      mutation={useRecordManualRefundMutation({ context: { inlineErrors: true } })}
      done={t.refundRecorded}
      toInput={(form) => ({ orderId: id, ...readFields(back, form), expectedRefundedAmount })}
    >
      {(errors) => (
        <>
          <Typography>{t.thisPaymentWasRecordedBy}</Typography>
          <FormFields fields={back} values={{ refundedAmount: totalPrice }} errors={errors} />
        </>
      )}
    </FormButton>
  );
}
