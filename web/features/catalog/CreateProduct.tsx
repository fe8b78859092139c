import { useNavigate } from 'react-router-dom';
import { ignoreShown } from '../../apollo/errors.ts';
import { adminProductsUrl, editProductUrl } from '../../router/admin-urls.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { toast } from '../../ui/toast.tsx';
import { useCreateProductMutation } from './CreateProduct.generated.tsx';

/** Adds a draft with sample values, which the list then begins with. */
export function CreateProduct() {
  const navigate = useNavigate();
  const [create, { loading }] = useCreateProductMutation();
  const press = () =>
    create().then(({ data }) => {
      if (!data) return;
      navigate(adminProductsUrl);
      toast('Product created successfully', {
        action: { label: 'Edit', onClick: () => void navigate(editProductUrl(data.createProduct.id)) },
      });
    }, ignoreShown);
  return (
    <SubmitButton type="button" pending={loading} onClick={press}>
      Create Product
    </SubmitButton>
  );
}
