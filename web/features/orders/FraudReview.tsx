import { BlockBuyer } from './BlockBuyer.tsx';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';
import { OrderHold } from './OrderHold.tsx';

/** For staff who doubt an order: puts it on hold, and blocks its buyer. */
export function FraudReview({ order }: { order: OrderDetailFragment }) {
  return (
    <>
      {!order.cancelledAt && <OrderHold order={order} />}
      <BlockBuyer order={order} />
    </>
  );
}
