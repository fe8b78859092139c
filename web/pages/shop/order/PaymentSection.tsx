import Box from '@mui/material/Box';
import { paymentName } from '#money/payment-name';
import { may, useViewer } from '../../../features/accounts/viewer.ts';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { OrderState } from '../../../features/orders/OrderState.tsx';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import { Money } from '../../../ui/Money.tsx';
import { HowTheyPay, HowToPay } from './HowToPay.tsx';

/** How an order is paid, what is to be done for it, and what came of it. */
export function PaymentSection({ order }: { order: OrderDetailFragment }) {
  const viewer = useViewer();
  const isStaff = !order.isOwn && may(viewer, 'ORDERS');
  const isWaiting = order.acceptedAt !== null && !order.isPaid && !order.cancelledAt;
  return (
    <OrderSection title="Payment Method">
      {paymentName(order.paymentMethod, order.paymentChoice, order.paidWith)}
      {isWaiting && (isStaff ? <HowTheyPay order={order} /> : <HowToPay order={order} />)}
      {order.payableUntil && (
        <Box sx={{ my: 1 }}>
          The order is cancelled unless it is paid by <ShortDate iso={order.payableUntil} />.
        </Box>
      )}
      <OrderState isDone={order.isPaid} isExpected={isWaiting}>
        {order.isPaid ? <DoneOn done={paidText(order)} iso={order.paidAt} /> : 'Not Paid'}
      </OrderState>
      {isStaff && <PaymentReference order={order} />}
      {order.refund && <RefundNote refund={order.refund} />}
      {order.cancelledAt && (
        <OrderState isDone={false}>
          <DoneOn done="Cancelled" iso={order.cancelledAt} />
        </OrderState>
      )}
    </OrderSection>
  );
}

/** "Paid", or by which money that no provider has. */
function paidText({ manualPayment, paymentChoice }: OrderDetailFragment): string {
  if (!manualPayment) return 'Paid';
  if (paymentChoice.kind === 'COD') return 'Paid in cash, recorded';
  if (paymentChoice.kind === 'TRANSFER') return 'Paid by bank transfer, recorded';
  return 'Paid to the shop, recorded';
}

/** For staff: where a payment that was recorded by hand is found in their accounting records. */
export function PaymentReference({ order }: { order: Pick<OrderDetailFragment, 'manualPayment'> }) {
  return order.manualPayment?.reference && <div>Reference: {order.manualPayment.reference}</div>;
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

export function DoneOn({ done, iso }: { done: string; iso: string | null }) {
  return (
    <>
      {done} on <ShortDate iso={iso} />
    </>
  );
}
