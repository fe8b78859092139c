import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import * as t from '#messages/order';
import * as orders from '#messages/orders';
import { orderName } from '#money/order-name';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import { StateChip } from '../../../features/orders/StateChip.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { Time } from '../../../ui/Time.tsx';

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
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          mt: 1,
          mb: { xs: 1, md: 2 },
          minHeight: 24,
          color: 'text.secondary',
        }}
      >
        {order && <StateChip order={order} />}
        {order && <RefundChip order={order} />}
        {order && (
          <span>
            {t.placedOn(isInAdmin ? <Time iso={order.createdAt} /> : <ShortDate iso={order.createdAt} />)}
          </span>
        )}
      </Box>
    </>
  );
}

/** That money of an order went back, where its state does not say so already. */
export function RefundChip({
  order: { refund, state },
}: {
  order: Pick<OrderDetailFragment, 'refund' | 'state'>;
}) {
  if (!refund || state === 'REFUNDED' || state === 'PARTLY_REFUNDED') return null;
  return <Chip size="small" label={refund.refundedAt ? orders.refunded : orders.partlyRefunded} />;
}
