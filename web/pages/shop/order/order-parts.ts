import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MissingPart } from '../../../ui/MissingPart.tsx';

export const ChangeAddress = lazyPart(
  async () => (await import('./address/ChangeAddress.tsx')).ChangeAddress,
  MissingPart,
);

export const BuyerTools = lazyPart(async () => (await import('./BuyerTools.tsx')).BuyerTools, MissingPart);

export const CancelOrder = lazyPart(
  async () => (await import('../../../features/orders/CancelOrder.tsx')).CancelOrder,
  MissingPart,
);

export const OrderTimeline = lazyPart(
  async () => (await import('../../../features/orders/OrderTimeline.tsx')).OrderTimeline,
  MissingPart,
);

// Only staff load these.
export const DeliverOrder = lazyPart(
  async () => (await import('../../../features/orders/DeliverOrder.tsx')).DeliverOrder,
  MissingPart,
);

export const WithdrawOrder = lazyPart(
  async () => (await import('./withdraw/WithdrawOrder.tsx')).WithdrawOrder,
  MissingPart,
);

export const Withdrawals = lazyPart(
  async () => (await import('./withdraw/Withdrawals.tsx')).Withdrawals,
  MissingPart,
);

export const CancelPaidOrder = lazyPart(
  async () => (await import('./refunds/CancelPaidOrder.tsx')).CancelPaidOrder,
  MissingPart,
);

export const ShipOrder = lazyPart(
  async () => (await import('../../../features/orders/ShipOrder.tsx')).ShipOrder,
  MissingPart,
);

export const OrderMoney = lazyPart(
  async () => (await import('../../../features/orders/OrderMoney.tsx')).OrderMoney,
  MissingPart,
);

export const OrderInvoices = lazyPart(
  async () => (await import('./invoices/OrderInvoices.tsx')).OrderInvoices,
  MissingPart,
);

export const OrderReturns = lazyPart(
  async () => (await import('./returns/OrderReturns.tsx')).OrderReturns,
  MissingPart,
);

export const CaptureOrder = lazyPart(
  async () => (await import('../../../features/orders/CaptureOrder.tsx')).CaptureOrder,
  MissingPart,
);

export const RefundTools = lazyPart(
  async () => (await import('./refunds/RefundTools.tsx')).RefundTools,
  MissingPart,
);

export const PaymentLinkTools = lazyPart(
  async () => (await import('../../../features/orders/PaymentLinkTools.tsx')).PaymentLinkTools,
  MissingPart,
);
