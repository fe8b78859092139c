import * as holds from '#messages/admin/order-holds';
import * as t from '#messages/admin/orders';
import { toastOutcome, useInParts } from '../../../features/catalog/useInParts.ts';
import { useReleaseOrdersMutation } from '../../../features/orders/OrderHold.generated.tsx';
import type { OrderListRowFragment } from '../../../features/orders/OrderList.generated.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Selection } from '../../../ui/useSelection.ts';

/** Releases the selected orders that are on hold. The others, and those that were refused, stay selected. */
export function ReleaseSelected({ selection }: { selection: Selection<OrderListRowFragment> }) {
  const { changeAll, sent } = useInParts(useReleaseOrdersMutation({ context: { inlineErrors: true } }));
  const { selected } = selection;
  const held = selected.filter(({ hold }) => hold).map(({ id }) => id);
  if (held.length === 0) return null;
  const release = async () => {
    const outcome = await changeAll(held, (ids) => ({ input: { ids } }));
    const done = new Set(outcome.done);
    selection.keep(new Set(selected.flatMap(({ id }) => (done.has(id) ? [] : id))));
    toastOutcome(outcome, t.areReleased);
  };
  return (
    <Button color="inherit" loading={sent !== null} onClick={() => void release()}>
      {holds.release}
    </Button>
  );
}
