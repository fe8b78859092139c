import * as t from '#messages/admin/catalog';
import { ignoreShown } from '../../apollo/errors.ts';
import { DeleteButton } from '../../ui/DeleteButton.tsx';
import { toast } from '../../ui/toast.tsx';
import { useText } from '../../ui/useText.ts';
import { useDeleteProductMutation } from './DeleteProduct.generated.tsx';
import { useRestore } from './useRestore.ts';

/** Takes a product out of the shop, after a question. */
export function DeleteProduct({ product: { id, name } }: { product: { id: string; name: string } }) {
  const text = useText();
  const { restore } = useRestore();
  const [deleteProduct, { loading }] = useDeleteProductMutation();
  return (
    <DeleteButton
      name={name}
      pending={loading}
      consequence={t.itLeavesTheShopYou}
      onDelete={() =>
        deleteProduct({ variables: { id } }).then(
          () =>
            toast(text(t.productDeleted), {
              about: 'deleted',
              action: { label: t.undo, onClick: () => restore([id]) },
            }),
          ignoreShown,
        )
      }
    />
  );
}
