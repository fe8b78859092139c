import Box from '@mui/material/Box';
import { paymentName } from '#money/payment-name';
import { may, useViewer } from '../../../features/accounts/viewer.ts';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { OrderState } from '../../../features/orders/OrderState.tsx';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import { Money } from '../../../ui/Money.tsx';

/** How an order is paid, what is to be done for it, and what came of it. */
export function PaymentSection({ order }: { order: OrderDetailFragment }) {
  const viewer = useViewer();
  const isStaff = !order.isOwn && may(viewer, 'ORDERS');
  const isWaiting = order.acceptedAt !== null && !order.isPaid && !order.cancelledAt;
  return (
    <OrderSection title="Payment Method">
      {paymentName(order.paymentMethod, order.paymentChoice)}
      {isWaiting && (isStaff ? <HowTheyPay order={order} /> : <HowToPay order={order} />)}
      {order.payableUntil && (
        <Box sx={{ my: 1 }}>
          The order is cancelled unless it is paid by <ShortDate iso={order.payableUntil} />.
        </Box>
      )}
      <OrderState isDone={order.isPaid} isExpected={isWaiting}>
        {order.isPaid ? <DoneOn done={paidText(order)} iso={order.paidAt} /> : 'Not Paid'}
      </OrderState>
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
  if (paymentChoice?.kind === 'COD') return 'Paid in cash, recorded';
  if (paymentChoice?.kind === 'TRANSFER') return 'Paid by bank transfer, recorded';
  return 'Paid to the shop, recorded';
}

/** What the buyer is to do, with the instructions of the shop. */
function HowToPay({
  order: { id, totalPrice, paymentChoice, paymentDueAt, isDelivered, shippingMethod },
}: {
  order: OrderDetailFragment;
}) {
  const isFetched = shippingMethod?.kind === 'PICKUP';
  return (
    <Box sx={{ my: 1 }}>
      {paymentChoice?.kind === 'TRANSFER' ? (
        <div>
          Please transfer <Money cents={totalPrice} /> by <ShortDate iso={paymentDueAt} />, and name the order{' '}
          {id}.
        </div>
      ) : (
        <div>
          Please have <Money cents={totalPrice} /> ready when {isFetched ? 'you fetch it' : 'it arrives'}.
          {paymentDueAt && !isDelivered && (
            <>
              {' '}
              The order is cancelled if it is not {isFetched ? 'picked up' : 'delivered'} by{' '}
              <ShortDate iso={paymentDueAt} />.
            </>
          )}
        </div>
      )}
      {paymentChoice?.instructions && (
        <Box sx={{ mt: 1, whiteSpace: 'pre-line' }}>{paymentChoice.instructions}</Box>
      )}
    </Box>
  );
}

/** The same for staff, who read the orders of others. */
function HowTheyPay({
  order: { totalPrice, paymentChoice, paymentDueAt, isDelivered, shippingMethod },
}: {
  order: OrderDetailFragment;
}) {
  const isTransfer = paymentChoice?.kind === 'TRANSFER';
  const isFetched = shippingMethod?.kind === 'PICKUP';
  const when = isTransfer
    ? 'by bank transfer'
    : `in cash when the order ${isFetched ? 'is fetched' : 'arrives'}`;
  const end = isTransfer ? 'paid' : isFetched ? 'picked up' : 'delivered';
  return (
    <Box sx={{ my: 1 }}>
      The customer pays <Money cents={totalPrice} /> {when}.
      {paymentDueAt && !isDelivered && (
        <>
          {' '}
          The order is cancelled if it is not {end} by <ShortDate iso={paymentDueAt} />.
        </>
      )}
    </Box>
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

export function DoneOn({ done, iso }: { done: string; iso: string | null }) {
  return (
    <>
      {done} on <ShortDate iso={iso} />
    </>
  );
}
