import { ignoreShown } from '../../apollo/errors.ts';
import { useRestore } from '../../features/catalog/useRestore.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirmed } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDeleteProductsMutation } from './BulkProducts.generated.tsx';
import type { Selection } from './useSelection.ts';

/** Deletes the selected products after a question, and offers to undo it. */
export function DeleteSelected({ selection: { products, keep } }: { selection: Selection }) {
  const [deleteProducts, { loading }] = useDeleteProductsMutation();
  const { restore } = useRestore();
  const count = products.length === 1 ? 'One product' : `${products.length} products`;
  const send = () =>
    deleteProducts({ variables: { ids: products.map(({ id }) => id) } }).then(({ data }) => {
      const results = data?.deleteProducts ?? [];
      const refused = results.filter(({ ok }) => !ok);
      const deleted = results.filter(({ ok }) => ok).map(({ id }) => id);
      keep(new Set(refused.map(({ id }) => id)));
      if (deleted.length > 0)
        toast(`${deleted.length} deleted`, { action: { label: 'Undo', onClick: () => restore(deleted) } });
      if (refused.length > 0)
        toast(`${refused.length} were not deleted: ${refused[0]!.message}`, { variant: 'error' });
    }, ignoreShown);
  return (
    <Confirmed
      title={`Delete ${products.length === 1 ? `'${products[0]!.name}'` : count}?`}
      action="Delete"
      onConfirm={send}
      button={(ask) => (
        <Button color="inherit" loading={loading} onClick={ask}>
          Delete
        </Button>
      )}
    >
      {count} will leave the shop, such as {products[0]!.name}. You can restore them for 30 days. Orders keep
      what was bought.
    </Confirmed>
  );
}
