import Typography from '@mui/material/Typography';
import { datedNow } from '#messages/admin/bank-transfers';
import * as t from '#messages/orders';
import { FormButton } from '../../apollo/FormButton.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../ui/form-fields.ts';
import { Money } from '../../ui/Money.tsx';
import { useMailed } from '../../ui/useMailed.tsx';
import { amountToPay } from './amount-to-pay.ts';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';
import { useRecordManualPaymentMutation, useReverseManualPaymentMutation } from './OrderMoney.generated.tsx';

const payment = defineFields({
  reference: {
    kind: 'text',
    label: t.reference,
    required: true,
    max: 200,
    hint: t.whereItIsFoundIn,
  },
});

const reversal = defineFields({
  reason: {
    kind: 'text',
    label: t.reasonOfReversal,
    required: true,
    max: 500,
    hint: t.theBuyerReadsIt,
  },
});

/** For staff: records the money of an order that no payment provider has, or reverses what was recorded by mistake. */
export function OrderMoney({ order }: { order: OrderDetailFragment }) {
  return order.manualPayment ? <ReversePayment id={order.id} /> : <RecordPayment order={order} />;
}

const button = { fullWidth: true, size: 'large', variant: 'outlined' } as const;

function ReversePayment({ id }: { id: string }) {
  return (
    <FormButton
      {...button}
      label={t.reversePayment}
      title={t.reversePayment}
      mutation={useReverseManualPaymentMutation({ context: { inlineErrors: true } })}
      done={t.paymentReversed}
      toInput={(form) => ({ orderId: id, ...readFields(reversal, form) })}
    >
      {(errors) => (
        <>
          <Typography>{t.thisWasRecordedByMistake}</Typography>
          <FormFields fields={reversal} values={{}} errors={errors} />
        </>
      )}
    </FormButton>
  );
}

function RecordPayment({ order }: { order: OrderDetailFragment }) {
  const amount = amountToPay(order);
  const mailed = useMailed();
  return (
    <FormButton
      {...button}
      label={t.recordPayment}
      title={t.recordPayment}
      mutation={useRecordManualPaymentMutation({ context: { inlineErrors: true } })}
      done={t.paymentRecorded}
      toInput={(form) => ({ orderId: order.id, amount, ...readFields(payment, form) })}
    >
      {(errors) => (
        <>
          <Typography>
            {t.theShopHasReceivedFor(<Money cents={amount} />)} {mailed(t.theBuyerGetsTheMail)} {datedNow}
          </Typography>
          <FormFields fields={payment} values={{}} errors={errors} />
        </>
      )}
    </FormButton>
  );
}
