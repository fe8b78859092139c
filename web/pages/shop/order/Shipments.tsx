import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/order';
import { may, useViewer } from '../../../features/accounts/viewer.ts';
import type { OrderFulfillmentFragment } from '../../../features/orders/Fulfillments.generated.tsx';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { OrderState } from '../../../features/orders/OrderState.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MissingPart } from '../../../ui/MissingPart.tsx';
import { DoneOn } from './PaymentSection.tsx';

// Only staff load it.
const FulfillmentTools = lazyPart(
  async () => (await import('../../../features/orders/FulfillmentTools.tsx')).FulfillmentTools,
  MissingPart,
);

/** What was shipped of an order, or made ready to be fetched, with links that track it; nothing before the first. */
export function Shipments({ order }: { order: OrderDetailFragment }) {
  const mayManage = may(useViewer(), 'ORDERS');
  if (order.fulfillments.length === 0) return null;
  const isFetched = order.shippingMethod?.kind === 'PICKUP';
  return (
    <OrderSection title={isFetched ? t.toFetch : t.shipments}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {order.fulfillments.map((fulfillment) => (
          <Box
            component="li"
            key={fulfillment.id}
            sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Shipment {...{ order, fulfillment, isFetched }} />
            {mayManage && <FulfillmentTools {...{ fulfillment, isFetched }} />}
          </Box>
        ))}
      </Box>
    </OrderSection>
  );
}

interface ShipmentProps {
  order: OrderDetailFragment;
  fulfillment: OrderFulfillmentFragment;
  isFetched: boolean;
}

function Shipment({ order, fulfillment, isFetched }: ShipmentProps) {
  const { deliveredAt, shippedAt, carrier, trackingNumber, trackingUrl, lines } = fulfillment;
  const left = isFetched ? t.readyLabel : t.shippedLabel;
  const arrived = isFetched ? t.pickedUpLabel : t.deliveredLabel;
  const said = deliveredAt ?? order.deliveredAt;
  const items = lines.flatMap(({ orderItemId, quantity }) => {
    const item = order.orderItems.find(({ id }) => id === orderItemId);
    return item ? t.units(quantity, [item.name, ...item.options].join(', ')) : [];
  });
  const tracking = [carrier && t.ofCarrier(carrier), trackingNumber && t.trackedAs(trackingNumber)];
  return (
    <>
      <div>{items.join('; ')}</div>
      {(carrier || trackingNumber || trackingUrl) && (
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {tracking.filter(Boolean).join('. ')}{' '}
          {trackingUrl && (
            <Link href={trackingUrl} target="_blank" rel="noopener noreferrer">
              {t.trackIt}
            </Link>
          )}
        </Box>
      )}
      <OrderState isDone={said !== null} isExpected>
        <DoneOn done={said ? arrived : left} iso={said ?? shippedAt} />
      </OrderState>
    </>
  );
}
