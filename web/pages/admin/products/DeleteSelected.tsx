import * as t from '#messages/admin/products';
import { useInParts } from '../../../features/catalog/useInParts.ts';
import { useRestore } from '../../../features/catalog/useRestore.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useDeleteProductsMutation } from './BulkProducts.generated.tsx';
import type { ProductSelection } from './views.ts';

/** Deletes the selected products, and offers to undo it. */
export function DeleteSelected({ selection: { selected: products, keep } }: { selection: ProductSelection }) {
  const { changeAll, sent } = useInParts(useDeleteProductsMutation({ context: { inlineErrors: true } }));
  const { restore } = useRestore();
  const send = async () => {
    const ids = products.map(({ id }) => id);
    const { done, refused } = await changeAll(ids, (part) => ({ ids: part }));
    keep(new Set(refused.map(({ thing }) => thing)));
    if (done.length > 0)
      toast(t.deleted(done.length), {
        about: 'deleted',
        action: { label: t.undo, onClick: () => void restore(done) },
      });
    if (refused.length > 0)
      toast(t.wereNotDeleted(refused.length, refused[0]!.message), { variant: 'error' });
  };
  return (
    <Button
      onClick={() => void send()}
      color="inherit"
      loading={sent !== null}
      loadingPosition="start"
      sx={{ '&[aria-disabled]': { color: 'inherit' } }}
    >
      {sent === null ? t.deleteLabel : t.ofDeleted(sent, products.length)}
    </Button>
  );
}
