import * as t from '#messages/admin/products';
import { useInParts } from '../../../features/catalog/useInParts.ts';
import { toast } from '../../../ui/toast.tsx';
import type { ListedProductFragment } from './AdminProductsPage.generated.tsx';
import { useUndoUpdateProductsMutation } from './BulkProducts.generated.tsx';

/** What toasts about a change of many products are about: they stay while the list does. */
export const CHANGED = 'changed products';

/** Products that are named. */
const FEW = 3;

/** Gives products what they had before the change with this key, and says which were left as they are since they were changed again. */
export function useUndoChanges() {
  const { changeAll } = useInParts(useUndoUpdateProductsMutation({ context: { inlineErrors: true } }));
  return async (products: readonly ListedProductFragment[], idempotencyKey: string) => {
    const { done, refused } = await changeAll(products, (part) => ({
      ids: part.map(({ id }) => id),
      idempotencyKey,
    }));
    if (done.length > 0) toast(t.changesUndone(done.length));
    if (refused.length === 0) return;
    const names = refused.slice(0, FEW).map(({ thing }) => thing.name);
    const left = t.names(names.join(', '), refused.length - names.length);
    const text = t.leftAsTheyAre(left, refused[0]!.message);
    toast(text, { variant: 'error', stays: true, about: CHANGED });
  };
}
