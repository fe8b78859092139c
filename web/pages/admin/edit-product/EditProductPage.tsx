import * as t from '#messages/admin/edit-product';
import { adminProductsUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { CostHistory } from './CostHistory.tsx';
import { EditProduct } from './EditProduct.tsx';
import { useEditProductPageQuery } from './EditProductPage.generated.tsx';
import { PlannedPrices } from './PlannedPrices.tsx';

/** A product's form, for admins. */
export default function EditProductPage() {
  const { id = '' } = useParams();
  return (
    <AdminPage
      title={t.editProduct}
      back={adminProductsUrl}
      result={useEditProductPageQuery({
        variables: { id },
        // The form begins with what the server has now: an old stock would only be refused.
        fetchPolicy: 'network-only',
      })}
    >
      {(data) => (
        <>
          <EditProduct key={data.product.id} product={data.product} choices={data} />
          <CostHistory productId={data.product.id} />
          <PlannedPrices product={data.product} />
        </>
      )}
    </AdminPage>
  );
}
