import * as t from '#messages/admin/catalog';
import { closeToasts, toast } from '../../ui/toast.tsx';
import { useRestoreProductsMutation } from './RestoreProducts.generated.tsx';
import { useInParts } from './useInParts.ts';

/** Brings deleted products back, and says what became of it. */
export function useRestore() {
  const [send] = useRestoreProductsMutation({ context: { inlineErrors: true } });
  const { changeAll, sent } = useInParts();
  const restore = async (ids: readonly string[]) => {
    closeToasts('deleted');
    const { done, refused } = await changeAll(ids, async (part) => {
      const { data } = await send({ variables: { ids: part } });
      return data!.restoreProducts;
    });
    if (done.length > 0) toast(t.productsRestored(done.length));
    if (refused.length > 0) {
      const more = refused.length > 1 ? t.wereRefused(refused.length) : '';
      toast(`${refused[0]!.message}${more}`, { variant: 'error' });
    }
  };
  return { restore, sent };
}
