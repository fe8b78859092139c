import * as t from '#messages/admin/edit-product';
import { adminProductsUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { EditProduct } from './EditProduct.tsx';
import { useEditProductPageQuery } from './EditProductPage.generated.tsx';
import { PlannedPrices } from './PlannedPrices.tsx';

/** A product's form, for admins. */
export default function EditProductPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useEditProductPageQuery({
    variables: { id },
    // The form begins with what the server has now: an old stock would only be refused.
    fetchPolicy: 'network-only',
  });
  return (
    <>
      <BackLink href={adminProductsUrl} />
      <PageHeading title={t.editProduct} />
      <LoadError error={error} onRetry={refetch} />
      {data ? (
        <>
          <EditProduct key={id} product={data.product} choices={data} />
          <PlannedPrices product={data.product} />
        </>
      ) : (
        !error && <Loader />
      )}
    </>
  );
}
