import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as t from '#messages/admin/returns';
import * as words from '#messages/returns';
import { variantName } from '#money/line';
import { formError, ignoreShown } from '../../../../apollo/errors.ts';
import type { OrderDetailFragment } from '../../../../features/orders/OrderDetail.generated.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { randomKey } from '../../../../ui/random-key.ts';
import { TextField } from '../../../../ui/TextField.tsx';
import { toast } from '../../../../ui/toast.tsx';
import type { ShownReturnFragment } from './OrderReturns.generated.tsx';
import { useReceiveReturnMutation } from './ReturnTools.generated.tsx';

interface ReceiveReturnProps {
  returned: ShownReturnFragment;
  order: OrderDetailFragment;
  onDone: () => void;
  onClose: () => void;
}

/** For staff: what of a return came back, and whether it can be sold again. */
export function ReceiveReturn({ returned: { id, lines }, order, onDone, onClose }: ReceiveReturnProps) {
  const [run, { loading, error }] = useReceiveReturnMutation({ context: { inlineErrors: true } });
  // Sending it again after a lost answer receives nothing else.
  const [idempotencyKey] = useState(randomKey);
  const { message, fields } = formError(error);
  const send = (form: FormData) => {
    const received = lines.map(({ orderItemId }) => ({
      orderItemId,
      quantity: Number(form.get(orderItemId)),
      restock: form.has(`restock ${orderItemId}`),
    }));
    const input = { returnId: id, lines: received, idempotencyKey };
    void run({ variables: { input } }).then(() => {
      toast(t.received);
      onDone();
      onClose();
    }, ignoreShown);
  };
  return (
    <FormDialog
      title={t.receiveReturn}
      action={t.receive}
      pending={loading}
      error={message ?? Object.values(fields)[0] ?? null}
      onSubmit={send}
      onClose={onClose}
    >
      {lines.map((line) => (
        <ReceivedLine key={line.orderItemId} line={line} items={order.orderItems} />
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t.writtenOff}
      </Typography>
    </FormDialog>
  );
}

interface ReceivedLineProps {
  line: ShownReturnFragment['lines'][number];
  items: OrderDetailFragment['orderItems'];
}

/** How much of a line came back. What is broken is not put back into stock unless somebody ticks it. */
export function ReceivedLine({ line: { orderItemId, quantity, reason }, items }: ReceivedLineProps) {
  const item = items.find(({ id }) => id === orderItemId);
  return (
    <Box>
      <TextField
        label={t.cameBack(item ? variantName(item) : '', quantity)}
        hint={reason && words.reasons[reason]}
        name={orderItemId}
        type="number"
        required
        defaultValue={quantity}
        inputProps={{ min: 0, max: quantity, step: 1 }}
      />
      <FormControlLabel
        control={<Checkbox name={`restock ${orderItemId}`} defaultChecked={reason !== 'DAMAGED'} />}
        label={t.putBackIntoStock}
      />
    </Box>
  );
}
