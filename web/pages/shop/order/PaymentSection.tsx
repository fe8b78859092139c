import Box from '@mui/material/Box';
import * as t from '#messages/order';
import { paymentName } from '#money/payment-name';
import { may, useViewer } from '../../../features/accounts/viewer.ts';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { OrderState } from '../../../features/orders/OrderState.tsx';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import { Money } from '../../../ui/Money.tsx';
import { ExchangeNote, isExchangeEnded } from './ExchangeNote.tsx';
import { HowTheyPay, HowToPay } from './HowToPay.tsx';

interface PaymentSectionProps {
  order: OrderDetailFragment;
  /** Whether other orders can be opened from it. */
  isLinked?: boolean;
}

/** How an order is paid, what is to be done for it, and what came of it. */
export function PaymentSection({ order, isLinked = true }: PaymentSectionProps) {
  const viewer = useViewer();
  const isStaff = !order.isOwn && may(viewer, 'ORDERS');
  const { exchangedFor } = order;
  const isWaiting = order.acceptedAt !== null && !order.isPaid && !order.cancelledAt;
  const isEnded = !exchangedFor && !order.isPaid && !order.authorizedUntil && order.capturedAmount.amount > 0;
  return (
    <OrderSection title={t.paymentMethod}>
      {paymentName(order.paymentMethod, order.paymentChoice, order.paidWith)}
      <ExchangeNote {...{ order, isLinked }} />
      {isWaiting && !exchangedFor && (isStaff ? <HowTheyPay order={order} /> : <HowToPay order={order} />)}
      {order.authorizedUntil && <Reservation order={order} isStaff={isStaff} />}
      {isStaff && isEnded && <Box sx={{ my: 1 }}>{t.partlyPaidEnded}</Box>}
      {order.payableUntil && (
        <Box sx={{ my: 1 }}>{t.theOrderIsCancelledUnless(<ShortDate iso={order.payableUntil} />)}</Box>
      )}
      {!isExchangeEnded(order) && (
        <OrderState isDone={order.isPaid} isExpected={isWaiting || Boolean(order.authorizedUntil)}>
          {order.isPaid ? (
            <DoneOn done={paidText(order)} iso={order.paidAt} />
          ) : order.capturedAmount.amount > 0 ? (
            t.partlyPaidOf(<Money cents={order.capturedAmount.amount} />)
          ) : order.authorizedUntil ? (
            t.reserved
          ) : (
            t.notPaid
          )}
        </OrderState>
      )}
      {isStaff && <PaymentReference order={order} />}
      {order.refund && !order.refunds.some(({ isReversal }) => isReversal) && (
        <RefundNote refund={order.refund} />
      )}
      {order.cancelledAt && (
        <OrderState isDone={false}>
          <DoneOn done={t.cancelled} iso={order.cancelledAt} />
        </OrderState>
      )}
    </OrderSection>
  );
}

const SOON_MS = 36 * 60 * 60_000;

/** Until when the money is reserved, and for staff what to do about it. */
function Reservation({ order, isStaff }: { order: OrderDetailFragment; isStaff: boolean }) {
  const until = <ShortDate iso={order.authorizedUntil} />;
  const isPart = order.capturedAmount.amount > 0;
  const captured = <Money cents={order.capturedAmount.amount} />;
  const rest = <Money cents={order.authorizedAmount?.amount ?? 0} />;
  const endsSoon = Date.parse(order.authorizedUntil!) - Date.now() < SOON_MS;
  const forStaff = () => {
    if (order.isCaptureDue) return t.captureIsDue(rest, until);
    if (isPart) return t.partlyCaptured(captured, rest, until);
    return order.fulfillments.length > 0 ? t.shippedNotCaptured : t.reservedByThem(until);
  };
  const forBuyer = () => {
    if (isPart) return t.partlyCharged(captured, rest);
    return order.fulfillments.length > 0 ? t.chargedNow : t.reservedOnYourCard(until);
  };
  return (
    <Box sx={{ my: 1 }}>
      {isStaff ? forStaff() : forBuyer()}
      {isStaff && endsSoon && <strong> {t.endsSoon}</strong>}
    </Box>
  );
}

/** "Paid", or by which money that no provider has. */
function paidText({ manualPayment, paymentChoice }: OrderDetailFragment): string {
  if (!manualPayment) return t.paidLabel;
  if (paymentChoice.kind === 'COD') return t.paidInCashRecorded;
  if (paymentChoice.kind === 'TRANSFER') return t.paidByBankTransferRecorded;
  return t.paidToTheShopRecorded;
}

/** For staff: where a payment that was recorded by hand is found in their accounting records. */
export function PaymentReference({ order }: { order: Pick<OrderDetailFragment, 'manualPayment'> }) {
  return order.manualPayment?.reference && <div>{t.reference(order.manualPayment.reference)}</div>;
}

/** What was refunded of a paid order. */
function RefundNote({ refund }: { refund: NonNullable<OrderDetailFragment['refund']> }) {
  return (
    <OrderState isExpected isDone={false}>
      {refund.refundedAt ? (
        <DoneOn done={t.refunded} iso={refund.refundedAt} />
      ) : (
        t.ofItRefunded(<Money cents={refund.amount} />)
      )}
    </OrderState>
  );
}

export function DoneOn({ done, iso }: { done: string; iso: string | null }) {
  return <>{t.on(done, <ShortDate iso={iso} />)}</>;
}
