import Typography from '@mui/material/Typography';
import * as t from '#messages/orders';
import { FormButton } from '../../apollo/FormButton.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../ui/form-fields.ts';
import { Money } from '../../ui/Money.tsx';
import { useMailed } from '../../ui/useMailed.tsx';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';
import { useRecordManualPaymentMutation } from './OrderMoney.generated.tsx';

const payment = defineFields({
  reference: {
    ...{ kind: 'text', label: t.reference, required: true, max: 200 },
    hint: t.whereItIsFoundIn,
  },
});

/** For staff: records the money of an order that no payment provider has. */
export function OrderMoney({ order: { id, totalPrice } }: { order: OrderDetailFragment }) {
  const mailed = useMailed();
  return (
    <FormButton
      fullWidth
      size="large"
      variant="outlined"
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
