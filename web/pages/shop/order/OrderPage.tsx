import Typography from '@mui/material/Typography';
import { forBuyers } from '../../../features/accounts/for-buyers.tsx';
import { useViewer } from '../../../features/accounts/viewer.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { KeepOrders } from './KeepOrders.tsx';
import { OfferAccount } from './OfferAccount.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { OrderLink, PaymentLink } from './OrderLink.tsx';
import { useOrderPageQuery } from './OrderPage.generated.tsx';
import { ThankYou } from './ThankYou.tsx';

/** One order of the buyer. */
function OwnOrder() {
  const viewer = useViewer();
  const { id = '' } = useParams();
  const { data, error, refetch } = useOrderPageQuery({ variables: { id } });
  return (
    <>
      <PageHeading title="Order" />
      <Typography sx={{ mt: 1, mb: { xs: 1, md: 2 }, color: 'text.secondary' }}>{id}</Typography>
      {data && <ThankYou key={id} order={data.order} />}
      <LoadError error={error} onRetry={refetch} />
      {data ? <OrderDetail order={data.order} /> : !error && <Loader />}
      {!viewer && data?.order.isOwn && data.order.isPaid && <OfferAccount email={data.order.user.email} />}
    </>
  );
}

const GuardedOrder = forBuyers(OwnOrder);

/** One order: the buyer's own by its number, or that of a link. */
export default function OrderPage() {
  const { id = '' } = useParams();
  if (id === 'link') return <OrderLink />;
  if (id === 'pay') return <PaymentLink />;
  if (id === 'keep') return <KeepOrders />;
  return <GuardedOrder />;
}
