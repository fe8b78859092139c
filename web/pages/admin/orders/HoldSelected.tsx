import { useState } from 'react';
import * as holds from '#messages/admin/order-holds';
import * as t from '#messages/admin/orders';
import { orderName } from '#money/order-name';
import { readFailure } from '../../../apollo/errors.ts';
import { useHoldOrderMutation } from '../../../features/orders/OrderHold.generated.tsx';
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

/** Puts the selected orders on hold, one after the other. Those that were not stay selected, with the reason of the first. */
export function HoldSelected({ selection }: { selection: Selection<OrderListRowFragment> }) {
  const [hold] = useHoldOrderMutation({ context: { inlineErrors: true } });
  const [isOpen, setIsOpen] = useState(false);
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const orders = selection.selected;
  const send = async (form: FormData) => {
    const { reason } = readFields(fields, form);
    const left: string[] = [];
    let problem = '';
    for (const [at, { id, number }] of orders.entries()) {
      setSent(at);
      try {
        await hold({ variables: { input: { id, reason } } });
      } catch (failure) {
        left.push(id);
        problem ||= t.orderProblem(orderName(number), readFailure(failure).message);
      }
    }
    setSent(null);
    const done = orders.length - left.length;
    if (done > 0) toast(t.areOnHold(done));
    selection.keep(new Set(left));
    setError(problem || null);
    if (!problem) setIsOpen(false);
  };
  return (
    <>
      <Button color="inherit" onClick={() => setIsOpen(true)}>
        {t.hold}
      </Button>
      {isOpen && (
        <FormDialog
          title={t.holdOrders(orders.length)}
          description={holds.whatItDoes}
          action={sent === null ? holds.putOnHold : t.ofSent(sent, orders.length)}
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
