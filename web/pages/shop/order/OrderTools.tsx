import type { ComponentProps, ComponentType } from 'react';
import * as t from '#messages/exchanges';
import type { OrderAccess } from '../../../features/orders/CancelOrder.tsx';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { Money } from '../../../ui/Money.tsx';
import * as parts from './order-parts.ts';
import type * as staffParts from './staff-parts.ts';
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
  /** The buttons; by default each is loaded with its first use. */
  buttons?: Buttons;
}

/** Whether its money is here, or reserved. */
const isReadyToShip = ({ isPaid, refund, authorizedUntil }: OrderDetailFragment) =>
  (isPaid && !refund?.refundedAt) || authorizedUntil !== null;

/** The buttons that change an order, each where the viewer may use it now. */
export function OrderTools({ order, link, tools, onChange, buttons = parts }: OrderToolsProps) {
  const { CancelOrder, CancelPaidOrder, CaptureOrder, DeliverOrder, OrderMoney } = buttons;
  const { PaymentLinkTools, RefundTools, ShipOrder, WithdrawOrder } = buttons;
  return (
    <>
      {tools.mayManage && tools.isCharged && <PaymentLinkTools {...order} />}
      {tools.mayRecord && <OrderMoney order={order} />}
      {tools.mayShip && <ShipOrder order={order} isMain={isReadyToShip(order)} />}
      {tools.mayFulfill && <DeliverOrder order={order} isMain={!tools.mayShip} />}
      {tools.mayCapture && <CaptureOrder id={order.id} />}
      {tools.mayRefund && <RefundTools order={order} />}
      {tools.mayWithdraw && <WithdrawOrder {...{ order, link, onChange }} />}
      {tools.mayCancelPaid && <CancelPaidOrder order={order} link={link} />}
      {tools.mayCancel && (
        <CancelOrder
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
