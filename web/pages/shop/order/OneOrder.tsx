import { useViewer } from '../../../features/accounts/viewer.ts';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { OfferAccount } from './OfferAccount.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { OrderHeading } from './OrderHeading.tsx';
import { useOrderPageQuery } from './OrderPage.generated.tsx';
import { ThankYou } from './ThankYou.tsx';

/** One order of the buyer, or of anybody in the admin area, where nobody pays. */
export function OneOrder({ id, isInAdmin }: { id: string; isInAdmin?: boolean }) {
  const viewer = useViewer();
  const { data, error, refetch } = useOrderPageQuery({ variables: { id } });
  return (
    <>
      <OrderHeading order={data?.order} isInAdmin={isInAdmin} />
      {data && <ThankYou key={id} order={data.order} />}
      <LoadError error={error} onRetry={refetch} />
      {data ? <OrderDetail order={data.order} isInAdmin={isInAdmin} /> : !error && <Loader />}
      {!viewer && data?.order.isOwn && data.order.isPaid && <OfferAccount email={data.order.user.email} />}
    </>
  );
}
