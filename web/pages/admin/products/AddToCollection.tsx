import * as t from '#messages/admin/products';
import { FormButton } from '../../../apollo/FormButton.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { AdminProductsFiltersQuery } from './AdminProductsPage.generated.tsx';
import { useAddToCollectionMutation } from './BulkProducts.generated.tsx';
import type { ProductSelection } from './views.ts';

interface AddToCollectionProps {
  selection: ProductSelection;
  collections: AdminProductsFiltersQuery['collections'];
}

/** Adds the selected products to a collection by hand. Nothing while there is none. */
export function AddToCollection({ selection: { selected }, collections }: AddToCollectionProps) {
  const [run, state] = useAddToCollectionMutation({ context: { inlineErrors: true } });
  const byHand = collections.filter(({ rule }) => rule === null);
  if (byHand.length === 0) return null;
  const add = async (options: Parameters<typeof run>[0]) => {
    const { data } = await run(options);
    if (data) toast(t.addedToCollection(data.addToCollection.added, data.addToCollection.collection.name));
  };
  return (
    <FormButton
      label={t.addToCollection}
      color="inherit"
      title={t.addToCollection}
      action={t.add}
      width="xs"
      mutation={[add, state]}
      toInput={(form) => ({
        id: String(form.get('collection') ?? ''),
        productIds: selected.map(({ id }) => id),
      })}
      otherField="id"
    >
      {() => (
        <Select
          name="collection"
          label={t.collection}
          hint={t.addToCollectionHint(selected.length)}
          options={byHand.map(({ id, name }) => [id, name])}
          autoFocus
        />
      )}
    </FormButton>
  );
}
