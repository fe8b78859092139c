/** The buttons of an order with the code of its page in the admin area: none appears after the others and moves them. */
export { CancelOrder } from '../../../features/orders/CancelOrder.tsx';
export { CaptureOrder } from '../../../features/orders/CaptureOrder.tsx';
export { DeliverOrder } from '../../../features/orders/DeliverOrder.tsx';
export { OrderMoney } from '../../../features/orders/OrderMoney.tsx';
export { PaymentLinkTools } from '../../../features/orders/PaymentLinkTools.tsx';
export { ShipOrder } from '../../../features/orders/ShipOrder.tsx';
export { CancelPaidOrder } from './refunds/CancelPaidOrder.tsx';
export { RefundTools } from './refunds/RefundTools.tsx';
export { WithdrawOrder } from './withdraw/WithdrawOrder.tsx';
