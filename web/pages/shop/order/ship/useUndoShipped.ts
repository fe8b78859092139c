import * as t from '#messages/admin/fulfillments';
import { orderName } from '#money/order-name';
import { toast } from '../../../../ui/toast.tsx';
import { useUndoShippedMutation } from './ShipList.generated.tsx';
import { type Shipped, undoInTurn } from './undo-in-turn.ts';

/** Takes back the orders of a list that were shipped, and says which could not be. Returns the numbers of those that are open again. */
export function useUndoShipped() {
  const [run] = useUndoShippedMutation({ context: { inlineErrors: true } });
  return async (shipped: readonly Shipped[]) => {
    const { undone, refusals } = await undoInTurn(shipped, (id) => run({ variables: { input: { id } } }));
    if (undone.length > 0) toast(t.notShippedAfterAll(undone.length));
    if (refusals.length > 0) {
      const text = t.staysShipped(refusals.map(({ number, message }) => [orderName(number), message]));
      toast(text, { variant: 'error', stays: true });
    }
    return undone;
  };
}
