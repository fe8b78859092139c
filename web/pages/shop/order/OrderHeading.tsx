import Typography from '@mui/material/Typography';
import * as t from '#messages/order';
import { orderName } from '#money/order-name';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';

/** The number of an order, and when it was placed; without an order the heading of a page that is loading. */
export function OrderHeading({ order }: { order: OrderDetailFragment | undefined }) {
  return (
    <>
      <PageHeading title={order ? t.orderNumbered(orderName(order.number)) : t.order} />
      <Typography sx={{ mt: 1, mb: { xs: 1, md: 2 }, minHeight: '1.5em', color: 'text.secondary' }}>
        {order && t.placedOn(<ShortDate iso={order.createdAt} />)}
      </Typography>
    </>
  );
}
