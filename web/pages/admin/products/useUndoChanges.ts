import * as t from '#messages/admin/products';
import { useInParts } from '../../../features/catalog/useInParts.ts';
import { toast } from '../../../ui/toast.tsx';
import { useUndoUpdateProductsMutation } from './BulkProducts.generated.tsx';

/** Gives products what they had before the last change of many, and says what became of it. */
export function useUndoChanges() {
  const [send] = useUndoUpdateProductsMutation({ context: { inlineErrors: true } });
  const { changeAll } = useInParts();
  return async (ids: readonly string[]) => {
    const { done, refused } = await changeAll(ids, async (part) => {
      const { data } = await send({ variables: { ids: part } });
      return data!.undoUpdateProducts;
    });
    if (done.length > 0) toast(t.changesUndone(done.length));
    if (refused.length > 0) {
      const more = refused.length > 1 ? t.wereRefused(refused.length) : '';
      toast(`${refused[0]!.message}${more}`, { variant: 'error' });
    }
  };
}
