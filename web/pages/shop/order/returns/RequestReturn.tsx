import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useRef, useState } from 'react';
import * as t from '#messages/returns';
import { formError, ignoreShown } from '../../../../apollo/errors.ts';
import type { OrderAccess } from '../../../../features/orders/CancelOrder.tsx';
import type { OrderDetailFragment } from '../../../../features/orders/OrderDetail.generated.tsx';
import type { ReturnReason } from '../../../../schema.generated.ts';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { QuantitySelect } from '../../../../ui/QuantitySelect.tsx';
import { randomKey } from '../../../../ui/random-key.ts';
import { Select } from '../../../../ui/Select.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { useRequestLinkedReturnMutation, useRequestReturnMutation } from './OrderReturns.generated.tsx';
import { areTooMany, PhotoField } from './PhotoField.tsx';
import { sendPhotos } from './send-photos.ts';

interface RequestReturnProps {
  order: OrderDetailFragment;
  link?: OrderAccess;
  /** Units that can be returned, by the id of their line. */
  units: ReadonlyMap<string, number>;
  onDone: () => void;
  onClose: () => void;
}

type Chosen = Readonly<Record<string, { quantity: number; reason: string }>>;

/** The form by which a buyer, or staff for one, asks to return items of an order: which, how many and why. */
export function RequestReturn({ order, link, units, onDone, onClose }: RequestReturnProps) {
  const inline = { context: { inlineErrors: true } };
  const [send, own] = useRequestReturnMutation(inline);
  const [sendLinked, linked] = useRequestLinkedReturnMutation({ ...inline, fetchPolicy: 'no-cache' });
  const [chosen, setChosen] = useState<Chosen>({});
  const [comment, setComment] = useState('');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [isSending, setSending] = useState(false);
  // What is typed differently is another request.
  const key = useRef({ of: '', key: '' });
  const { message, fields } = formError(own.error ?? linked.error);
  const lines = Object.entries(chosen).map(([orderItemId, { quantity, reason }]) => {
    return { orderItemId, quantity, reason: reason as ReturnReason };
  });
  const isOfBuyer = order.isOwn || link !== undefined;
  const submit = () => {
    const of = JSON.stringify([lines, comment]);
    if (key.current.of !== of) key.current = { of, key: randomKey() };
    const input = { lines, comment, idempotencyKey: key.current.key };
    const opened = link
      ? sendLinked({ variables: { input: { ...input, token: link.token } } }).then(
          ({ data }) => data!.requestLinkedReturn.order.returns,
        )
      : send({ variables: { input: { ...input, orderId: order.id } } }).then(
          ({ data }) => data!.requestReturn.order.returns,
        );
    setSending(true);
    opened
      .then(async (returns) => {
        await sendPhotos(returns.at(-1)!.id, photos, link?.token).then(
          () => toast(t.requested),
          (error: Error) => toast(t.photosNotSent(error.message)),
        );
        onDone();
        onClose();
      }, ignoreShown)
      .finally(() => setSending(false));
  };
  return (
    <FormDialog
      title={t.returnItems}
      description={isOfBuyer ? t.whatComesBack : undefined}
      action={isOfBuyer ? t.askForIt : t.enterReturn}
      disabled={lines.length === 0 || areTooMany(photos)}
      pending={isSending}
      error={message ?? Object.values(fields)[0] ?? null}
      onSubmit={submit}
      onClose={onClose}
    >
      <div>
        {order.orderItems.map((item) => {
          const most = units.get(item.id) ?? 0;
          const { [item.id]: line, ...others } = chosen;
          const set = (now?: Chosen[string]) => setChosen(now ? { ...others, [item.id]: now } : others);
          const name = [item.name, ...item.options].join(', ');
          return most > 0 && <ReturnedLine key={item.id} {...{ name, most, line }} onChange={set} />;
        })}
      </div>
      <TextField
        label={t.comment}
        hint={isOfBuyer ? t.commentHint : undefined}
        multiline
        minRows={2}
        value={comment}
        inputProps={{ maxLength: 2000 }}
        onChange={({ target }) => setComment(target.value)}
      />
      {isOfBuyer && <PhotoField files={photos} onChange={setPhotos} />}
    </FormDialog>
  );
}

interface ReturnedLineProps {
  name: string;
  most: number;
  /** What is chosen of it. */
  line?: Chosen[string];
  onChange: (line?: Chosen[string]) => void;
}

function ReturnedLine({ name, most, line, onChange }: ReturnedLineProps) {
  return (
    <Box sx={{ py: 0.5 }}>
      <FormControlLabel
        sx={{ overflowWrap: 'anywhere' }}
        control={
          <Checkbox
            checked={line !== undefined}
            onChange={(_, checked) => onChange(checked ? { quantity: most, reason: '' } : undefined)}
          />
        }
        label={t.returnable(name, most)}
      />
      {line && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            pt: 1,
            pb: 1.5,
            gridTemplateColumns: { xs: '1fr', sm: '160px minmax(0, 1fr)' },
          }}
        >
          <QuantitySelect
            label={t.quantityOf(name)}
            value={line.quantity}
            max={most}
            onChange={(quantity) => onChange({ ...line, quantity })}
          />
          <Select
            label={t.reasonFor(name)}
            required
            none={t.choose}
            value={line.reason}
            options={Object.entries(t.reasons)}
            onChange={(reason) => onChange({ ...line, reason })}
          />
        </Box>
      )}
    </Box>
  );
}
