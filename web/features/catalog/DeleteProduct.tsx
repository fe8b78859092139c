import * as t from '#messages/admin/catalog';
import { deleteItem } from '#messages/delete-button';
import { ignoreShown } from '../../apollo/errors.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { toast } from '../../ui/toast.tsx';
import { useText } from '../../ui/useText.ts';
import { useDeleteProductMutation } from './DeleteProduct.generated.tsx';
import { useRestore } from './useRestore.ts';

/** Takes a product out of the shop, and offers to undo it. */
export function DeleteProduct({ product: { id, name } }: { product: { id: string; name: string } }) {
  const text = useText();
  const { restore } = useRestore();
  const [deleteProduct, { loading }] = useDeleteProductMutation();
  const remove = () =>
    void deleteProduct({ variables: { id } }).then(
      () =>
        toast(text(t.productDeleted), {
          about: 'deleted',
          action: { label: t.undo, onClick: () => restore([id]) },
        }),
      ignoreShown,
    );
  return (
    <IconButton
      color="error"
      aria-label={deleteItem(name)}
      aria-disabled={loading || undefined}
      onClick={() => !loading && remove()}
    >
      <Icon name="trash" size={20} />
    </IconButton>
  );
}
