import Typography from '@mui/material/Typography';
import { useParams } from '../../router/shown-screen.ts';
import { adminProductsUrl } from '../../router/urls.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Loader } from '../../ui/Loader.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { EditProduct } from './EditProduct.tsx';
import { useEditProductPageQuery } from './EditProductPage.generated.tsx';

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
      <PageTitle title="Edit Product" />
      <BackLink href={adminProductsUrl} />
      <Typography variant="h1">Edit Product</Typography>
      <LoadError error={error} onRetry={refetch} />
      {data ? <EditProduct key={id} product={data.product} /> : !error && <Loader />}
    </>
  );
}
