import { CancelOrder } from '../../../features/orders/CancelOrder.tsx';
import { CaptureOrder } from '../../../features/orders/CaptureOrder.tsx';
import { DeliverOrder } from '../../../features/orders/DeliverOrder.tsx';
import { OrderMoney } from '../../../features/orders/OrderMoney.tsx';
import { PaymentLinkTools } from '../../../features/orders/PaymentLinkTools.tsx';
import { ShipOrder } from '../../../features/orders/ShipOrder.tsx';
import { CancelPaidOrder } from './refunds/CancelPaidOrder.tsx';
import { RefundTools } from './refunds/RefundTools.tsx';
import { WithdrawOrder } from './withdraw/WithdrawOrder.tsx';

/** The buttons of an order with the code of its page in the admin area: none appears after the others and moves them. */
export const staffParts = {
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
