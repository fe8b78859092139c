import { useState } from 'react';
import * as holds from '#messages/admin/order-holds';
import * as t from '#messages/admin/orders';
import { orderName } from '#money/order-name';
import { toastOutcome, useInParts } from '../../../features/catalog/useInParts.ts';
import {
  useHoldOrdersMutation,
  useReleaseOrdersMutation,
} from '../../../features/orders/OrderHold.generated.tsx';
import type { OrderListRowFragment } from '../../../features/orders/OrderList.generated.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormFields } from '../../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../../ui/form-fields.ts';
import { toast } from '../../../ui/toast.tsx';
import type { Selection } from '../../../ui/useSelection.ts';

const fields = defineFields({
  reason: { kind: 'text', label: holds.reason, hint: holds.forStaffAlone, required: true, max: 500, rows: 3 },
});

/** Puts the selected orders on hold, which can be undone. Those that were not stay selected, with the reason of the first. */
export function HoldSelected({ selection }: { selection: Selection<OrderListRowFragment> }) {
  const { changeAll, sent } = useInParts(useHoldOrdersMutation({ context: { inlineErrors: true } }));
  const releasing = useInParts(useReleaseOrdersMutation({ context: { inlineErrors: true } }));
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const orders = selection.selected;
  const release = async (ids: readonly string[]) =>
    toastOutcome(await releasing.changeAll(ids, (part) => ({ input: { ids: part } })), t.areReleased);
  const send = async (form: FormData) => {
    const { reason } = readFields(fields, form);
    const outcome = await changeAll(orders, (part) => ({
      input: { ids: part.map(({ id }) => id), reason },
    }));
    const { done, refused } = outcome;
    // Of those that were on hold the reason changed: that is not undone.
    const held = done.filter(({ hold }) => !hold).map(({ id }) => id);
    if (done.length > 0)
      toast(t.areOnHold(done.length), {
        about: 'orders on hold',
        ...(held.length > 0 && { action: { label: t.undo, onClick: () => void release(held) } }),
      });
    selection.keep(new Set(refused.map(({ thing }) => thing.id)));
    const [first] = refused;
    setError(first ? t.orderProblem(orderName(first.thing.number), first.message, refused.length - 1) : null);
    if (!first) setIsOpen(false);
  };
  return (
    <>
      {orders.length > 0 && (
        <Button color="inherit" onClick={() => setIsOpen(true)}>
          {t.hold}
        </Button>
      )}
      {isOpen && (
        <FormDialog
          title={t.holdOrders(orders.length)}
          description={holds.whatItDoes}
          action={sent === null ? holds.putOnHold : t.ofSent(sent, orders.length)}
          disabled={orders.length === 0}
          pending={sent !== null}
          error={error}
          onSubmit={(form) => void send(form)}
          onClose={() => sent === null && setIsOpen(false)}
        >
          <FormFields fields={fields} values={{}} errors={{}} />
        </FormDialog>
      )}
    </>
  );
}
