import type { ComponentType } from 'react';
import { useViewer } from '../../../features/accounts/viewer.ts';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { OfferAccount } from './OfferAccount.tsx';
import { OrderHeading } from './OrderHeading.tsx';
import { useOrderPageQuery } from './OrderPage.generated.tsx';
import { ThankYou } from './ThankYou.tsx';

interface OneOrderProps {
  id: string;
  /** Shows it once it is loaded. */
  Detail: ComponentType<{ order: OrderDetailFragment }>;
  isInAdmin?: boolean;
}

/** One order of the buyer, or of anybody in the admin area, where nobody pays. */
export function OneOrder({ id, Detail, isInAdmin }: OneOrderProps) {
  const viewer = useViewer();
  const { data, error, refetch } = useOrderPageQuery({ variables: { id } });
  return (
    <>
      <OrderHeading order={data?.order} isInAdmin={isInAdmin} />
      {data && <ThankYou key={id} order={data.order} isInAdmin={isInAdmin} />}
      <LoadError error={error} onRetry={refetch} />
      {data ? <Detail order={data.order} /> : !error && <Loader />}
      {!viewer && data?.order.isOwn && data.order.isPaid && <OfferAccount email={data.order.user.email} />}
    </>
  );
}
