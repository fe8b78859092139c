import * as t from '#messages/admin/catalog';
import { closeToasts } from '../../ui/toast.tsx';
import { useRestoreProductsMutation } from './RestoreProducts.generated.tsx';
import { toastOutcome, useInParts } from './useInParts.ts';

/** Brings deleted products back, and says what became of it. */
export function useRestore() {
  const { changeAll, sent } = useInParts(useRestoreProductsMutation({ context: { inlineErrors: true } }));
  const restore = async (ids: readonly string[]) => {
    closeToasts('deleted');
    toastOutcome(await changeAll(ids, (part) => ({ ids: part })), t.productsRestored);
  };
  return { restore, sent };
}
