import * as t from '#messages/admin/attributes';
import { ignoreShown } from '../../../apollo/errors.ts';
import { DeleteButton } from '../../../ui/DeleteButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type EditedAttributeFragment, useDeleteAttributeMutation } from './AttributesPage.generated.tsx';

export function DeleteAttribute({ attribute }: { attribute: EditedAttributeFragment }) {
  const { key, label, productCount } = attribute;
  const [remove, { loading }] = useDeleteAttributeMutation();
  const users = productCount === 1 ? t.productHas : t.productsHave(productCount);
  return (
    <DeleteButton
      name={label}
      consequence={productCount > 0 ? t.aValueOfItWhich(users) : t.noProductHasAValue}
      pending={loading}
      onDelete={() => void remove({ variables: { key } }).then(() => toast(t.attributeDeleted), ignoreShown)}
    />
  );
}
