import { ignoreShown } from '../../../apollo/errors.ts';
import { DeleteButton } from '../../../ui/DeleteButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type EditedAttributeFragment, useDeleteAttributeMutation } from './AttributesPage.generated.tsx';

export function DeleteAttribute({ attribute }: { attribute: EditedAttributeFragment }) {
  const { key, label, productCount } = attribute;
  const [remove, { loading }] = useDeleteAttributeMutation();
  const users = productCount === 1 ? '1 product has' : `${productCount} products have`;
  return (
    <DeleteButton
      name={label}
      consequence={
        productCount > 0
          ? `${users} a value of it, which is no longer shown anywhere. This cannot be undone.`
          : 'No product has a value of it.'
      }
      pending={loading}
      onDelete={() => void remove({ variables: { key } }).then(() => toast('Attribute deleted'), ignoreShown)}
    />
  );
}
