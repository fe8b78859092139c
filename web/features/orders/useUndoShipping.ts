import * as t from '#messages/admin/fulfillments';
import { ignoreShown } from '../../apollo/errors.ts';
import { toast } from '../../ui/toast.tsx';
import { useUndoFulfillmentMutation } from './Fulfillments.generated.tsx';

/** Takes back that items were shipped, and says so. */
export function useUndoShipping() {
  const [run, { loading }] = useUndoFulfillmentMutation();
  const undo = (id: string) =>
    void run({ variables: { input: { id } } }).then(() => toast(t.undone), ignoreShown);
  return [undo, loading] as const;
}
