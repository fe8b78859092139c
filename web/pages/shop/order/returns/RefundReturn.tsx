import Box from '@mui/material/Box';
import { useState } from 'react';
import * as t from '#messages/admin/returns';
import * as words from '#messages/returns';
import { formatMoney } from '#money/format-money';
import { variantName } from '#money/line';
import { orderName } from '#money/order-name';
import { formError, ignoreShown } from '../../../../apollo/errors.ts';
import type { OrderDetailFragment } from '../../../../features/orders/OrderDetail.generated.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { Money } from '../../../../ui/Money.tsx';
import { randomKey } from '../../../../ui/random-key.ts';
import { useSettings } from '../../../../ui/settings.ts';
import { TextField } from '../../../../ui/TextField.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { OtherOrder } from '../OtherOrder.tsx';
import type { ShownReturnFragment } from './OrderReturns.generated.tsx';
import { useRefundReturnMutation } from './ReturnTools.generated.tsx';

interface RefundReturnProps {
  returned: ShownReturnFragment;
  order: OrderDetailFragment;
  onDone: () => void;
  onClose: () => void;
}

/** For staff with REFUNDS: gives back what the units of a return cost, as the shop computed it, or pays the new order of its exchange with it. */
export function RefundReturn({ returned, order, onDone, onClose }: RefundReturnProps) {
  const [run, { loading, error }] = useRefundReturnMutation({ context: { inlineErrors: true } });
  // Sending it again after a lost answer gives nothing more back.
  const [idempotencyKey] = useState(randomKey);
  const settings = useSettings();
  const { message, fields } = formError(error);
  const { id: returnId, refundable, exchange } = returned;
  const amount = refundable?.amount.amount ?? 0;
  const shippingAmount = refundable?.shippingAmount.amount ?? 0;
  const setOff = exchange?.due?.amount ?? 0;
  const rest = amount - setOff;
  const isShort = setOff > 0 && rest < 0 && amount > 0;
  const missing = setOff > 0 && !exchange?.isRestPaid && !isShort ? (exchange?.rest ?? null) : null;
  const paid = exchange?.isRestPaid && exchange.rest && <Money cents={exchange.rest.amount} />;
  const newOrder = exchange && orderName(exchange.orderNumber);
  const link = exchange && (
    <OtherOrder orderId={exchange.orderId} orderNumber={exchange.orderNumber} isLinked />
  );
  const lines = returned.lines.flatMap(({ orderItemId, receivedQuantity, creditedQuantity, isRestocked }) => {
    const quantity = (receivedQuantity ?? 0) - creditedQuantity;
    return quantity > 0 ? { orderItemId, quantity, restock: isRestocked ?? false } : [];
  });
  const send = (form: FormData) => {
    const reason = String(form.get('reason'));
    const input = { orderId: order.id, returnId, lines, shippingAmount, reason, idempotencyKey };
    void run({ variables: { input } }).then(() => {
      toast(setOff > 0 && newOrder ? t.orderIsPaid(newOrder) : t.isRefunded);
      onDone();
      onClose();
    }, ignoreShown);
  };
  const money = formatMoney(rest, settings);
  const refund = amount > 0 ? t.giveBack(money) : t.refund;
  const pay = (order: string) => (rest > 0 ? t.payAndGiveBack(order, money) : t.payOrder(order));
  const isPaying = setOff > 0 && newOrder;
  return (
    <FormDialog
      title={isPaying ? t.payOrder(newOrder) : t.refundReturn}
      action={isPaying ? pay(newOrder) : refund}
      disabled={amount === 0 || missing !== null || isShort}
      pending={loading}
      error={message ?? Object.values(fields)[0] ?? null}
      onSubmit={send}
      onClose={onClose}
    >
      <div>
        {amount > 0 ? (setOff > 0 ? t.worth : t.goesBack)(<Money cents={amount} />) : t.nothingIsLeft}
        <Box component="ul" sx={{ my: 1, pl: 3 }}>
          {lines.map(({ orderItemId, quantity }) => {
            const item = order.orderItems.find(({ id }) => id === orderItemId);
            return <li key={orderItemId}>{words.units(quantity, item ? variantName(item) : '')}</li>;
          })}
        </Box>
        {missing && (
          <Message severity="info">{t.restIsMissing(<Money cents={missing.amount} />, link)}</Message>
        )}
        {isShort && (
          <Message severity="warning">
            {t.tooLittleCameBack(<Money cents={amount} />, <Money cents={setOff} />, link, paid)}
          </Message>
        )}
        {setOff > 0 && rest >= 0 && !missing && (
          <div>{t.paysTheExchange(<Money cents={setOff} />, link, rest > 0 && <Money cents={rest} />)}</div>
        )}
        {shippingAmount > 0 && t.ofItShipping(<Money cents={shippingAmount} />)}
      </div>
      <TextField
        label={t.reason}
        hint={t.theBuyerReadsIt}
        name="reason"
        required
        defaultValue={t.itCameBack}
        inputProps={{ maxLength: 500 }}
      />
    </FormDialog>
  );
}
