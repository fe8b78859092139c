import Typography from '@mui/material/Typography';
import { forBuyers } from '../../features/accounts/for-buyers.tsx';
import { useParams } from '../../router/shown-screen.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { Loader } from '../../ui/Loader.tsx';
import { PageHeading } from '../../ui/PageTitle.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { useOrderPageQuery } from './OrderPage.generated.tsx';

/** One order of the shopper. */
function OrderPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useOrderPageQuery({ variables: { id } });
  return (
    <>
      <PageHeading title="Order" />
      <Typography sx={{ mt: 1, mb: { xs: 1, md: 2 }, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {id}
      </Typography>
      <LoadError error={error} onRetry={refetch} />
      {data ? <OrderDetail order={data.order} /> : !error && <Loader />}
    </>
  );
}

export default forBuyers(OrderPage);
