import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import * as t from '#messages/order';
import { pickupPhrase } from '#money/pickup';
import { addressLines } from '#money/postal-address';
import { may, useViewer } from '../../../features/accounts/viewer.ts';
import { ChargeNote } from '../../../features/checkout/ChargeNote.tsx';
import { OrderSummary } from '../../../features/checkout/OrderSummary.tsx';
import { SummaryLayout } from '../../../features/checkout/SummaryLayout.tsx';
import { amountToPay } from '../../../features/orders/amount-to-pay.ts';
import type { OrderAccess } from '../../../features/orders/CancelOrder.tsx';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { OrderItems } from '../../../features/orders/OrderItems.tsx';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { OrderState } from '../../../features/orders/OrderState.tsx';
import { mailUrl } from '../../../router/urls.ts';
import { InCurrency } from '../../../ui/InCurrency.tsx';
import {
  AnswerWaits,
  BuyerTools,
  CancelOrder,
  CancelPaidOrder,
  CaptureOrder,
  ChangeAddress,
  DeliverOrder,
  FraudReview,
  OrderInvoices,
  OrderMoney,
  OrderNotes,
  OrderReturns,
  OrderTimeline,
  PaymentLinkTools,
  RefundTools,
  ShipOrder,
  Withdrawals,
  WithdrawOrder,
} from './order-parts.ts';
import { DoneOn, PaymentSection } from './PaymentSection.tsx';
import { PayNow } from './PayNow.tsx';
import { AfterSale } from './refunds/AfterSale.tsx';
import { RefundedTotals } from './refunds/RefundedTotals.tsx';
import { Shipments } from './Shipments.tsx';
import { toolsOf } from './tools-of.ts';

interface OrderDetailProps {
  order: OrderDetailFragment;
  link?: OrderAccess;
  /** Shown in the admin area, where nobody pays. */
  isInAdmin?: boolean;
}

/** Address, payment, lines and prices of an order, with a button to pay while it is unpaid. */
export function OrderDetail(props: OrderDetailProps) {
  return (
    <InCurrency currency={props.order.currency}>
      <Detail {...props} />
    </InCurrency>
  );
}

/** The name of the buyer stands above the address. */
const withoutName = (address: OrderDetailFragment['shippingAddress'], name: string) =>
  address.name === name ? { ...address, name: null } : address;

/** Whether its money is here, or reserved. */
const isReadyToShip = ({ isPaid, refund, authorizedUntil }: OrderDetailFragment) =>
  (isPaid && !refund?.refundedAt) || authorizedUntil !== null;

function Detail({ order, link, isInAdmin }: OrderDetailProps) {
  const viewer = useViewer();
  const [changes, setChanges] = useState(0);
  const onChange = () => setChanges(changes + 1);
  const pickup = order.shippingMethod?.kind === 'PICKUP' && order.shippingMethod;
  const delivered = pickup ? t.pickedUpLabel : t.deliveredLabel;
  const isStaff = isInAdmin && may(viewer, 'ORDERS');
  const tools = toolsOf(order, { viewer, link, isInAdmin });

  return (
    <SummaryLayout
      summaryFirst
      toolsFirst={isStaff}
      summary={
        <OrderSummary
          prices={order}
          discounts={order.discounts}
          taxLines={order.taxLines}
          pricesIncludeTax={order.pricesIncludeTax}
        >
          {tools.isCharged && <ChargeNote cents={amountToPay(order)} />}
          <RefundedTotals order={order} />
        </OrderSummary>
      }
      action={tools.mayPay && <PayNow order={order} link={link} />}
      tools={
        tools.hasAny && (
          <Stack sx={{ gap: 2 }}>
            {tools.mayManage && tools.isCharged && <PaymentLinkTools {...order} />}
            {tools.mayRecord && <OrderMoney order={order} />}
            {tools.mayShip && <ShipOrder order={order} isMain={isReadyToShip(order)} />}
            {tools.mayFulfill && <DeliverOrder order={order} isMain={!tools.mayShip} />}
            {tools.mayCapture && <CaptureOrder id={order.id} />}
            {tools.mayRefund && <RefundTools order={order} />}
            {tools.mayWithdraw && <WithdrawOrder {...{ order, link, onChange }} />}
            {tools.mayCancelPaid && <CancelPaidOrder order={order} link={link} />}
            {tools.mayCancel && (
              <CancelOrder id={order.id} link={link} isReserved={order.authorizedUntil !== null} />
            )}
            {tools.mayReview && <FraudReview order={order} />}
          </Stack>
        )
      }
    >
      {!isInAdmin && <BuyerTools order={order} />}
      <Paper variant="outlined">
        <OrderSection title={pickup ? t.pickup : t.shipping}>
          <div>{order.user.name}</div>
          <Link href={mailUrl(order.user.email)}>{order.user.email}</Link>
          {pickup && (
            <div>
              {order.isOwn ? t.youFetchIt : t.toBeFetched}: {pickupPhrase(pickup)}
            </div>
          )}
          <div>{addressLines(withoutName(order.shippingAddress, order.user.name)).join(', ')}</div>
          {order.shippingMethod && !pickup && <div>{t.shippingMethod(order.shippingMethod.name)}</div>}
          {order.billingAddress && <div>{t.billTo(addressLines(order.billingAddress).join(', '))}</div>}
          {tools.mayChangeAddress && <ChangeAddress {...{ order, link }} />}
          <OrderState isExpected={!order.cancelledAt && !order.refund?.refundedAt} isDone={order.isDelivered}>
            {order.isDelivered ? <DoneOn done={delivered} iso={order.deliveredAt} /> : t.not(delivered)}
          </OrderState>
        </OrderSection>
        <PaymentSection order={order} isLinked={!link} />
        <OrderSection title={t.orderItems}>
          <OrderItems items={order.orderItems} />
        </OrderSection>
        <Shipments order={order} />
        {order.fulfillments.length > 0 && !link?.mayPay ? (
          <OrderReturns {...{ order, link, changes, onChange }} />
        ) : (
          order.withdrawals.length > 0 && <Withdrawals order={order} />
        )}
        <AfterSale order={order} />
        {order.note && (
          <OrderSection title={order.isOwn || link ? t.yourNote : t.noteOfTheBuyer}>
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{order.note}</Box>
          </OrderSection>
        )}
        {(order.invoices.length > 0 || tools.mayInvoice) && <OrderInvoices {...{ order, link }} />}
      </Paper>
      {isStaff && <OrderNotes id={order.id} onChange={onChange} />}
      <OrderTimeline order={order} link={link} changes={changes}>
        {isStaff && <AnswerWaits id={order.id} onChange={onChange} />}
      </OrderTimeline>
    </SummaryLayout>
  );
}
