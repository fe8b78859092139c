import * as holds from '#messages/admin/order-holds';
import * as t from '#messages/admin/orders';
import { toastOutcome, useInParts } from '../../../features/catalog/useInParts.ts';
import { useReleaseOrdersMutation } from '../../../features/orders/OrderHold.generated.tsx';
import type { OrderListRowFragment } from '../../../features/orders/OrderList.generated.tsx';
import { Button } from '../../../ui/Button.tsx';
import { firstInBar } from '../../../ui/SelectionBar.tsx';
import type { Selection } from '../../../ui/useSelection.ts';

interface ReleaseSelectedProps {
  selection: Selection<OrderListRowFragment>;
  /** What is likely to be done with them. */
  isMain: boolean;
}

/** Releases the selected orders that are on hold. The others, and those that were refused, stay selected. */
export function ReleaseSelected({ selection, isMain }: ReleaseSelectedProps) {
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
    <Button
      {...(isMain ? { variant: 'contained', sx: firstInBar } : { color: 'inherit' })}
      loading={sent !== null}
      onClick={() => void release()}
    >
      {holds.release}
    </Button>
  );
}
