import * as t from '#messages/admin/products';
import { toastOutcome, useInParts } from '../../../features/catalog/useInParts.ts';
import { useUndoUpdateProductsMutation } from './BulkProducts.generated.tsx';

/** Gives products what they had before the last change of many, and says what became of it. */
export function useUndoChanges() {
  const { changeAll } = useInParts(useUndoUpdateProductsMutation({ context: { inlineErrors: true } }));
  return async (ids: readonly string[]) =>
    toastOutcome(await changeAll(ids, (part) => ({ ids: part })), t.changesUndone);
}
