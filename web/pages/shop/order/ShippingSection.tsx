import type { ReactNode } from 'react';
import * as t from '#messages/order';
import { pickupPhrase } from '#money/pickup';
import { addressLines } from '#money/postal-address';
import type { OrderAccess } from '../../../features/orders/CancelOrder.tsx';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { OrderState } from '../../../features/orders/OrderState.tsx';
import { ChangeAddress } from './order-parts.ts';
import { DoneOn } from './PaymentSection.tsx';

interface ShippingSectionProps {
  order: OrderDetailFragment;
  link?: OrderAccess;
  mayChange: boolean;
  /** Whose order it is, where nothing else says so. */
  children?: ReactNode;
}

/** The name of the buyer stands above the address. */
const withoutName = (address: OrderDetailFragment['shippingAddress'], name: string) =>
  address.name === name ? { ...address, name: null } : address;

/** Where an order goes and by which method, and whether it has arrived. */
export function ShippingSection({ order, link, mayChange, children }: ShippingSectionProps) {
  const pickup = order.shippingMethod?.kind === 'PICKUP' && order.shippingMethod;
  const delivered = pickup ? t.pickedUpLabel : t.deliveredLabel;
  return (
    <OrderSection title={pickup ? t.pickup : t.shipping}>
      {children}
      {pickup && (
        <div>
          {order.isOwn ? t.youFetchIt : t.toBeFetched}: {pickupPhrase(pickup)}
        </div>
      )}
      <div>
        {addressLines(
          children ? withoutName(order.shippingAddress, order.user.name) : order.shippingAddress,
        ).join(', ')}
      </div>
      {order.shippingMethod && !pickup && <div>{t.shippingMethod(order.shippingMethod.name)}</div>}
      {order.billingAddress && <div>{t.billTo(addressLines(order.billingAddress).join(', '))}</div>}
      {mayChange && <ChangeAddress {...{ order, link }} />}
      <OrderState isExpected={!order.cancelledAt && !order.refund?.refundedAt} isDone={order.isDelivered}>
        {order.isDelivered ? <DoneOn done={delivered} iso={order.deliveredAt} /> : t.not(delivered)}
      </OrderState>
    </OrderSection>
  );
}
