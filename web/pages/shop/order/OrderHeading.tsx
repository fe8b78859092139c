import Box from '@mui/material/Box';
import * as t from '#messages/order';
import { orderName } from '#money/order-name';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import { StateChip } from '../../../features/orders/StateChip.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MissingPart } from '../../../ui/MissingPart.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { Time } from '../../../ui/Time.tsx';

// Only staff load these.
const OrderTags = lazyPart(
  async () => (await import('../../../features/orders/OrderTags.tsx')).OrderTags,
  MissingPart,
);

const HoldNotice = lazyPart(
  async () => (await import('../../../features/orders/HoldNotice.tsx')).HoldNotice,
  MissingPart,
);

/** The number of an order, its state, and when it was placed; without an order the heading of a page that is loading. */
export function OrderHeading({
  order,
  isInAdmin,
}: {
  order: OrderDetailFragment | undefined;
  isInAdmin?: boolean;
}) {
  return (
    <>
      <PageHeading title={order ? t.orderNumbered(orderName(order.number)) : t.order} />
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 },
          ...{ mt: 1, mb: { xs: 1, md: 2 }, minHeight: 24, color: 'text.secondary' },
        }}
      >
        {order && <StateChip order={order} />}
        {order && (
          <span>
            {t.placedOn(isInAdmin ? <Time iso={order.createdAt} /> : <ShortDate iso={order.createdAt} />)}
          </span>
        )}
      </Box>
      {isInAdmin && order?.hold && <HoldNotice hold={order.hold} />}
      {isInAdmin && order?.tags && <OrderTags id={order.id} tags={order.tags} />}
    </>
  );
}
