import type { ComponentProps, ComponentType } from 'react';
import * as t from '#messages/exchanges';
import type { OrderAccess } from '../../../features/orders/CancelOrder.tsx';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { Money } from '../../../ui/Money.tsx';
import {
  CancelOrder,
  CancelPaidOrder,
  CaptureOrder,
  DeliverOrder,
  OrderMoney,
  PaymentLinkTools,
  RefundTools,
  ShipOrder,
  WithdrawOrder,
} from './order-parts.ts';
import type { staffParts } from './staff-parts.ts';
import type { toolsOf } from './tools-of.ts';

/** The parts of either, as components. */
type Buttons = {
  [Name in keyof typeof staffParts]: ComponentType<ComponentProps<(typeof staffParts)[Name]>>;
};

interface OrderToolsProps {
  order: OrderDetailFragment;
  link?: OrderAccess;
  tools: ReturnType<typeof toolsOf>;
  onChange: () => void;
  /** The buyer waits for an answer, which comes before the delivery. */
  answerWaits?: boolean;
  /** The buttons; by default each is loaded with its first use. */
  buttons?: Buttons;
}

const lazyParts: Buttons = {
  CancelOrder,
  CancelPaidOrder,
  CaptureOrder,
  DeliverOrder,
  OrderMoney,
  PaymentLinkTools,
  RefundTools,
  ShipOrder,
  WithdrawOrder,
};

/** Whether its money is here, or reserved. */
const isReadyToShip = ({ isPaid, refund, authorizedUntil }: OrderDetailFragment) =>
  (isPaid && !refund?.refundedAt) || authorizedUntil !== null;

/** The buttons that change an order, each where the viewer may use it now. */
export function OrderTools({
  order,
  link,
  tools,
  onChange,
  answerWaits = false,
  buttons = lazyParts,
}: OrderToolsProps) {
  return (
    <>
      {tools.mayManage && tools.isCharged && <buttons.PaymentLinkTools {...order} />}
      {tools.mayRecord && <buttons.OrderMoney order={order} />}
      {tools.isStaff && (
        <buttons.ShipOrder order={order} isMain={isReadyToShip(order)} mayShip={tools.mayShip} />
      )}
      {tools.mayFulfill && <buttons.DeliverOrder order={order} isMain={!tools.mayShip && !answerWaits} />}
      {tools.mayCapture && <buttons.CaptureOrder id={order.id} />}
      {tools.mayRefund && <buttons.RefundTools order={order} />}
      {tools.mayWithdraw && <buttons.WithdrawOrder {...{ order, link, onChange }} />}
      {tools.mayCancelPaid && <buttons.CancelPaidOrder order={order} link={link} />}
      {tools.mayCancel && (
        <buttons.CancelOrder
          id={order.id}
          link={link}
          isReserved={order.authorizedUntil !== null}
          consequence={consequenceOf(order)}
        />
      )}
    </>
  );
}

/** What becomes of the money of an exchange that is cancelled; nothing of other orders. */
function consequenceOf({ exchangedFor, isOwn }: OrderDetailFragment) {
  if (!exchangedFor) return undefined;
  const { rest, isRestPaid } = exchangedFor;
  return t.cancelsExchange(rest && isRestPaid && <Money cents={rest.amount} />, isOwn);
}
