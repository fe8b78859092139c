import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as t from '#messages/withdrawals';
import { variantName } from '#money/line';
import { orderName } from '#money/order-name';
import { formError, ignoreShown } from '../../../../apollo/errors.ts';
import type { OrderAccess } from '../../../../features/orders/CancelOrder.tsx';
import type { OrderDetailFragment } from '../../../../features/orders/OrderDetail.generated.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { randomKey } from '../../../../ui/random-key.ts';
import { TextField } from '../../../../ui/TextField.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { useMailed } from '../../../../ui/useMailed.tsx';
import { useWithdrawLinkedOrderMutation, useWithdrawOrderMutation } from './WithdrawOrder.generated.tsx';
import { whatHappens } from './what-happens.ts';

interface WithdrawOrderProps {
  order: OrderDetailFragment;
  /** Of a guest. */
  link?: OrderAccess;
  /** Something was withdrawn from. */
  onChange: () => void;
}

const inline = { context: { inlineErrors: true } };

/** For the buyer of an order, as long as the right lasts: declares to withdraw from it, in two steps and without a reason. */
export function WithdrawOrder({ order, link, onChange }: WithdrawOrderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { lastDay, timeZone } = order.withdrawalRight!;
  return (
    <div>
      <Button fullWidth size="large" variant="outlined" onClick={() => setIsOpen(true)}>
        {t.withdrawHere}
      </Button>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {t.noReasonIsNeeded(lastDay ? t.until(lastDay, timeZone) : t.untilAfterDelivery)}
      </Typography>
      {isOpen && <Declaration {...{ order, link, onChange }} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function Declaration({ order, link, onChange, onClose }: WithdrawOrderProps & { onClose: () => void }) {
  const mailed = useMailed();
  const { lines } = order.withdrawalRight!;
  const [units, setUnits] = useState(() =>
    Object.fromEntries(lines.map(({ orderItemId, quantity }) => [orderItemId, String(quantity)])),
  );
  const [name, setName] = useState(order.user.name);
  const [email, setEmail] = useState(order.user.email);
  const [isLast, setIsLast] = useState(false);
  // Sending it again after a lost answer declares nothing more.
  const [idempotencyKey] = useState(randomKey);
  const [withdraw, own] = useWithdrawOrderMutation(inline);
  const [withdrawLinked, linked] = useWithdrawLinkedOrderMutation({ ...inline, fetchPolicy: 'no-cache' });
  const { message, fields } = formError(own.error ?? linked.error);
  const nameOf = (id: string) => variantName(order.orderItems.find((item) => item.id === id)!);
  const chosen = lines.flatMap(({ orderItemId }) =>
    Number(units[orderItemId]) > 0 ? [{ orderItemId, quantity: Number(units[orderItemId]) }] : [],
  );
  const send = async () => {
    const input = { name, email, lines: chosen, idempotencyKey };
    if (link) await withdrawLinked({ variables: { input: { ...input, token: link.token } } });
    else await withdraw({ variables: { input: { ...input, orderId: order.id } } });
    toast(t.declared);
    onClose();
    onChange();
    await link?.reload();
  };
  const error = message ?? fields.name ?? fields.email ?? Object.values(fields)[0] ?? null;
  if (isLast)
    return (
      <FormDialog
        title={t.withdraw}
        action={t.confirm}
        refusal={t.back}
        pending={own.loading || linked.loading}
        error={error}
        onSubmit={() => void send().catch(ignoreShown)}
        onClose={() => setIsLast(false)}
      >
        <Typography>{t.youDeclare(name, orderName(order.number))}</Typography>
        <ul>
          {chosen.map(({ orderItemId, quantity }) => (
            <li key={orderItemId}>{t.units(quantity, nameOf(orderItemId))}</li>
          ))}
        </ul>
        <Typography>{mailed(t.receiptGoesTo(email))}</Typography>
        <Typography>{whatHappens(order, chosen)}</Typography>
      </FormDialog>
    );
  return (
    <FormDialog
      title={t.withdraw}
      action={t.goOn}
      pending={false}
      error={null}
      disabled={chosen.length === 0}
      onSubmit={() => setIsLast(true)}
      onClose={onClose}
    >
      <Typography variant="h3">{t.whatFrom}</Typography>
      {lines.map(({ orderItemId, quantity }) => (
        <TextField
          key={orderItemId}
          label={t.unitsOf(nameOf(orderItemId))}
          type="number"
          required
          value={units[orderItemId] ?? ''}
          inputProps={{ min: 0, max: quantity, step: 1 }}
          onChange={({ target }) => setUnits({ ...units, [orderItemId]: target.value })}
        />
      ))}
      {chosen.length === 0 && <Message severity="info">{t.chooseSomething}</Message>}
      <TextField
        label={t.yourName}
        required
        autoComplete="name"
        value={name}
        inputProps={{ maxLength: 100 }}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={t.receiptTo}
        required
        type="email"
        autoComplete="email"
        value={email}
        inputProps={{ maxLength: 254 }}
        onChange={({ target }) => setEmail(target.value)}
      />
    </FormDialog>
  );
}
