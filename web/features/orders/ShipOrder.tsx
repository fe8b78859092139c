import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as t from '#messages/admin/fulfillments';
import { formError, ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { focusFirstWrong } from '../../ui/field-error.ts';
import { Message } from '../../ui/Message.tsx';
import { QuantitySelect } from '../../ui/QuantitySelect.tsx';
import { randomKey } from '../../ui/random-key.ts';
import { toast } from '../../ui/toast.tsx';
import { useOpenedBy } from '../../ui/useOpenedBy.ts';
import { useCreateFulfillmentMutation } from './Fulfillments.generated.tsx';
import { EditTracking } from './FulfillmentTools.tsx';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';
import { openUnits, sumOfBackordered, sumOfOpen } from './open-items.ts';
import { ShippedMeanwhile } from './ShippedMeanwhile.tsx';
import { readTracking, rememberCarrier, TrackingFields } from './TrackingFields.tsx';
import { useUndoShipping } from './useUndoShipping.ts';

interface ShipOrderProps {
  order: OrderDetailFragment;
  isMain: boolean;
  /** Whether something of it can be shipped now. The form stays open when that ends, with what was typed. */
  mayShip: boolean;
}

/** For staff: ships what is open of an order, or a part of it, after a form that asks what and with whom. Undo follows. */
export function ShipOrder({ order, isMain, mayShip }: ShipOrderProps) {
  const [run, { loading, error, reset }] = useCreateFulfillmentMutation({ context: { inlineErrors: true } });
  const [undo] = useUndoShipping();
  const [key, setKey] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const isFetched = order.shippingMethod?.kind === 'PICKUP';
  const { message, fields } = formError(error);
  const close = () => {
    setKey('');
    setIsEmpty(false);
    reset();
    // The button that opened it is gone.
    if (!mayShip) setTimeout(focusHeading);
  };
  useOpenedBy('ship', () => mayShip && setKey(randomKey()));
  const content = useRef<HTMLDivElement>(null);
  const typed = () => readTracking(new FormData(content.current?.closest('form') ?? undefined));
  useEffect(() => {
    if (error) focusFirstWrong(content.current?.closest('form') ?? null);
  }, [error]);
  const send = (form: FormData) => {
    const lines = linesOf(order, form);
    setIsEmpty(lines.length === 0);
    if (lines.length === 0) {
      content.current?.querySelector('input')?.focus();
      return;
    }
    const notify = form.has('notify');
    const tracking = readTracking(form);
    const input = { orderId: order.id, idempotencyKey: key, lines, notify, ...tracking };
    void run({ variables: { input } }).then(({ data }) => {
      close();
      rememberCarrier(form);
      const { id } = data!.createFulfillment.fulfillment;
      toast(t.shipped(isFetched), { action: { label: t.undo, onClick: () => undo(id) } });
    }, ignoreShown);
  };
  return (
    <>
      {mayShip && (
        <Button
          fullWidth
          size="large"
          variant={isMain ? 'contained' : 'outlined'}
          onClick={() => setKey(randomKey())}
        >
          {t.ship(isFetched, sumOfOpen(order.orderItems))}
        </Button>
      )}
      {key && (
        <FormDialog
          title={t.shipTitle(isFetched)}
          action={t.shipAction(isFetched)}
          pending={loading}
          disabled={!mayShip}
          error={isEmpty ? t.chooseAnItem : message}
          onSubmit={send}
          onClose={close}
        >
          {!mayShip && !loading && (
            <ShippedMeanwhile order={order}>
              {(fulfillment) => <EditTracking {...{ fulfillment, typed }} />}
            </ShippedMeanwhile>
          )}
          {mayShip && <MoneyNote order={order} />}
          <BuyerNote note={order.note} />
          {sumOfBackordered(order.orderItems) > 0 && <Message severity="info">{t.someOnBackorder}</Message>}
          <Box ref={content} onKeyDown={submitOnEnter} sx={{ display: 'contents' }}>
            <div>
              {order.orderItems.map(
                (item) => openUnits(item) > 0 && <ShippedLine key={item.id} item={item} />,
              )}
            </div>
            {!isFetched && <TrackingFields errors={fields} isFirst />}
            <FormControlLabel
              control={<Checkbox name="notify" defaultChecked autoFocus={isFetched} />}
              label={t.mailTheCustomer}
            />
          </Box>
        </FormDialog>
      )}
    </>
  );
}

/** Enter in a list of choices sends the form as it does in other fields. */
function submitOnEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  event.target.form?.requestSubmit();
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** What shipping means for the money of an order that is not just paid. */
function MoneyNote({ order: { isPaid, refund, authorizedUntil } }: { order: OrderDetailFragment }) {
  if (authorizedUntil) return <Message severity="info">{t.isReserved}</Message>;
  if (isPaid && !refund?.refundedAt) return null;
  return <Message severity="warning">{isPaid ? t.isRefunded : t.isNotPaid}</Message>;
}

/** What the buyer wrote when ordering, for who packs it. */
export function BuyerNote({ note }: Pick<OrderDetailFragment, 'note'>) {
  if (!note) return null;
  return (
    <Message severity="info">
      <Box component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {t.noteOfTheBuyer(note)}
      </Box>
    </Message>
  );
}

type Item = OrderDetailFragment['orderItems'][number];

/** Ticked and with all that is open and there, unless somebody chooses otherwise. */
function ShippedLine({ item }: { item: Item }) {
  const open = openUnits(item);
  const { backorderedQuantity } = item;
  const there = open - backorderedQuantity;
  const [isShipped, setShipped] = useState(there > 0);
  const name = [item.name, ...item.options].join(', ');
  const [quantity, setQuantity] = useState(there || open);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 96px',
        gap: 2,
        alignItems: 'center',
        py: 0.5,
      }}
    >
      <FormControlLabel
        control={<Checkbox checked={isShipped} onChange={(_, checked) => setShipped(checked)} />}
        label={t.openOf(name, open, backorderedQuantity)}
      />
      {isShipped && (
        <QuantitySelect
          label={t.quantityOf(name)}
          hideLabel
          name={item.id}
          value={quantity}
          max={open}
          onChange={setQuantity}
        />
      )}
    </Box>
  );
}

/** The ticked lines: the others have no quantity in the form. */
const linesOf = ({ orderItems }: OrderDetailFragment, form: FormData) =>
  orderItems.flatMap(({ id }) => (form.has(id) ? { orderItemId: id, quantity: Number(form.get(id)) } : []));
