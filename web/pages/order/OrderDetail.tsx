import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { addressLines } from '#money/postal-address';
import { may, useViewer } from '../../features/accounts/viewer.ts';
import { ChargeNote } from '../../features/checkout/ChargeNote.tsx';
import { OrderSummary } from '../../features/checkout/OrderSummary.tsx';
import { SummaryLayout } from '../../features/checkout/SummaryLayout.tsx';
import type { OrderDetailFragment } from '../../features/orders/OrderDetail.generated.tsx';
import { OrderItems } from '../../features/orders/OrderItems.tsx';
import { OrderSection } from '../../features/orders/OrderSection.tsx';
import { OrderState } from '../../features/orders/OrderState.tsx';
import { ShortDate } from '../../features/orders/ShortDate.tsx';
import { mailUrl } from '../../router/urls.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPart } from '../../ui/MissingPart.tsx';
import { Money } from '../../ui/Money.tsx';
import { PayNow } from './PayNow.tsx';
import type { PaymentLink } from './usePayNow.ts';

// Only admins load these.
const CancelOrder = lazyPart(
  async () => (await import('../../features/orders/CancelOrder.tsx')).CancelOrder,
  MissingPart,
);
const DeliverOrder = lazyPart(
  async () => (await import('../../features/orders/DeliverOrder.tsx')).DeliverOrder,
  MissingPart,
);

const PaymentLinkTools = lazyPart(
  async () => (await import('../../features/orders/PaymentLinkTools.tsx')).PaymentLinkTools,
  MissingPart,
);

/** Address, payment, lines and prices of an order, with a button to pay while it is unpaid. */
export function OrderDetail({ order, link }: { order: OrderDetailFragment; link?: PaymentLink }) {
  const viewer = useViewer();
  const isOpen = !order.isPaid && !order.cancelledAt;
  const mayPay = isOpen && (order.isOwn || link !== undefined);
  const mayManage = may(viewer, 'ORDERS') && !order.cancelledAt;

  return (
    <SummaryLayout
      summaryFirst
      summary={
        <OrderSummary
          prices={order}
          discounts={order.discounts}
          taxLines={order.taxLines}
          pricesIncludeTax={order.pricesIncludeTax}
        >
          {isOpen && <ChargeNote cents={order.totalPrice} />}
        </OrderSummary>
      }
      action={
        (mayPay || mayManage) && (
          <Stack sx={{ gap: 2 }}>
            {mayPay && <PayNow order={order} link={link} />}
            {mayManage && isOpen && <PaymentLinkTools id={order.id} />}
            {mayManage && <DeliverOrder order={order} />}
            {mayManage && isOpen && !order.isDelivered && <CancelOrder id={order.id} />}
          </Stack>
        )
      }
    >
      <Paper variant="outlined">
        <OrderSection title="Shipping">
          <div>{order.user.name}</div>
          <Link href={mailUrl(order.user.email)} sx={{ overflowWrap: 'anywhere' }}>
            {order.user.email}
          </Link>
          <div>{addressLines(order.shippingAddress).join(', ')}</div>
          {order.shippingMethod && <div>Shipping method: {order.shippingMethod.name}</div>}
          {order.billingAddress && <div>Bill to {addressLines(order.billingAddress).join(', ')}</div>}
          <OrderState isExpected isDone={order.isDelivered}>
            {order.isDelivered ? <DoneOn done="Delivered" iso={order.deliveredAt} /> : 'Not Delivered'}
          </OrderState>
        </OrderSection>
        <OrderSection title="Payment Method">
          {order.paymentMethod}
          <OrderState isDone={order.isPaid}>
            {order.isPaid ? <DoneOn done="Paid" iso={order.paidAt} /> : 'Not Paid'}
          </OrderState>
          {order.refund && <RefundNote refund={order.refund} />}
          {order.cancelledAt && (
            <OrderState isDone={false}>
              <DoneOn done="Cancelled" iso={order.cancelledAt} />
            </OrderState>
          )}
        </OrderSection>
        <OrderSection title="Order Items">
          <OrderItems items={order.orderItems} />
        </OrderSection>
      </Paper>
    </SummaryLayout>
  );
}

/** What was refunded of a paid order. */
function RefundNote({ refund }: { refund: NonNullable<OrderDetailFragment['refund']> }) {
  return (
    <OrderState isExpected isDone={false}>
      {refund.refundedAt ? (
        <DoneOn done="Refunded" iso={refund.refundedAt} />
      ) : (
        <>
          <Money cents={refund.amount} /> of it refunded
        </>
      )}
    </OrderState>
  );
}

function DoneOn({ done, iso }: { done: string; iso: string | null }) {
  return (
    <>
      {done} on <ShortDate iso={iso} />
    </>
  );
}
