import type { ReactNode } from 'react';
import * as t from '#messages/admin/fulfillments';
import { Message } from '../../ui/Message.tsx';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';

interface ShippedMeanwhileProps {
  order: OrderDetailFragment;
  /** Changes the tracking of the newest shipment. */
  children: (fulfillment: OrderDetailFragment['fulfillments'][number]) => ReactNode;
}

/** Why nothing can be shipped any more of an order whose form was open. */
export function ShippedMeanwhile({ order, children }: ShippedMeanwhileProps) {
  const { cancelledAt, hold, fulfillments } = order;
  const last = fulfillments.toSorted((a, b) => b.shippedAt.localeCompare(a.shippedAt))[0];
  if (cancelledAt) return <Message severity="warning">{t.isCancelled}</Message>;
  if (hold) return <Message severity="warning">{t.isOnHold(hold.reason)}</Message>;
  return (
    <Message severity="warning">
      {t.shippedMeanwhile} {last && children(last)}
    </Message>
  );
}
