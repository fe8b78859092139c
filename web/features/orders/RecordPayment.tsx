import Typography from '@mui/material/Typography';
import { useDialogForm } from '../../apollo/useDialogForm.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Money } from '../../ui/Money.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { readAmount, typedAmount } from '../../ui/typed-amount.ts';
import { useMailed } from '../../ui/useMailed.ts';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';
import { useRecordManualPaymentMutation, useRecordManualRefundMutation } from './RecordPayment.generated.tsx';

/** For staff: records the money of an order that no payment provider has, or what was given back of it. */
export function RecordPayment({ order }: { order: OrderDetailFragment }) {
  return order.isPaid ? <RecordRefund order={order} /> : <RecordPaid order={order} />;
}

function RecordPaid({ order: { id, totalPrice } }: { order: OrderDetailFragment }) {
  const mailed = useMailed();
  const record = useRecordManualPaymentMutation({ context: { inlineErrors: true } });
  const { isOpen, open, send, fields, dialog } = useDialogForm(record, 'Payment recorded');
  const submit = (form: FormData) => {
    const input = { orderId: id, amount: totalPrice, reference: String(form.get('reference')) };
    send({ input });
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
          <TextField
            required
            autoFocus
            label="Reference"
            name="reference"
            hint="Where it is found in your books, such as a line of the bank statement."
            inputProps={{ maxLength: 200, pattern: '.*\\S.*' }}
            error={fields.reference}
          />
        </FormDialog>
      )}
    </>
  );
}

function RecordRefund({ order: { id, totalPrice, refund } }: { order: OrderDetailFragment }) {
  const record = useRecordManualRefundMutation({ context: { inlineErrors: true } });
  const { isOpen, open, send, fields, dialog } = useDialogForm(record, 'Refund recorded');
  const submit = (form: FormData) => {
    const refundedAmount = readAmount(form, 'refundedAmount') ?? 0;
    const input = { orderId: id, refundedAmount, expectedRefundedAmount: refund?.amount ?? 0 };
    send({ input });
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
          <TextField
            required
            autoFocus
            type="number"
            label="Given back in all"
            name="refundedAmount"
            defaultValue={typedAmount(totalPrice)}
            hint={refund ? 'With what was recorded before.' : undefined}
            inputProps={{ min: 0.01, step: 0.01, max: totalPrice / 100 }}
            error={fields.refundedAmount}
          />
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
