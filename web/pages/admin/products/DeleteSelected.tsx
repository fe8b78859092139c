import * as t from '#messages/admin/products';
import { useInParts } from '../../../features/catalog/useInParts.ts';
import { useRestore } from '../../../features/catalog/useRestore.ts';
import { ConfirmButton } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useDeleteProductsMutation } from './BulkProducts.generated.tsx';
import type { ProductSelection } from './views.ts';

/** Deletes the selected products after a question, and offers to undo it. */
export function DeleteSelected({ selection: { selected: products, keep } }: { selection: ProductSelection }) {
  const { changeAll, sent } = useInParts(useDeleteProductsMutation({ context: { inlineErrors: true } }));
  const { restore } = useRestore();
  const count = products.length === 1 ? t.oneProduct : t.productsCount(products.length);
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
    <ConfirmButton
      question={t.deleteCount(products.length, products[0]!.name, count)}
      consequence={t.willLeaveTheShopSuch(count, products[0]!.name)}
      action={t.deleteLabel}
      onConfirm={() => void send()}
      color="inherit"
      loading={sent !== null}
      loadingPosition="start"
      sx={{ '&[aria-disabled]': { color: 'inherit' } }}
    >
      {sent === null ? t.deleteLabel : t.ofDeleted(sent, products.length)}
    </ConfirmButton>
  );
}
