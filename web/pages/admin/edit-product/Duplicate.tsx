import { useNavigate } from 'react-router-dom';
import * as t from '#messages/admin/edit-product';
import { ignoreShown } from '../../../apollo/errors.ts';
import { editProductUrl } from '../../../router/admin-urls.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useDuplicateProductMutation } from './EditProductPage.generated.tsx';

/** Adds a draft that begins as the stored product is, and opens its form. */
export function Duplicate({ id }: { id: string }) {
  const navigate = useNavigate();
  const [duplicate, { loading }] = useDuplicateProductMutation();
  const open = () =>
    duplicate({ variables: { id } }).then(({ data }) => {
      if (!data) return;
      toast(t.copyCreated);
      navigate(editProductUrl(data.duplicateProduct.id));
    }, ignoreShown);
  return (
    <Button variant="outlined" loading={loading} onClick={open}>
      {t.duplicate}
    </Button>
  );
}
