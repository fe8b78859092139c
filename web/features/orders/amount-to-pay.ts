import type { OrderDetailFragment } from './OrderDetail.generated.tsx';

/** What the buyer pays of an order, in minor units: its total, unless returned items pay a part of it. */
export const amountToPay = ({
  totalPrice,
  exchangedFor,
}: Pick<OrderDetailFragment, 'totalPrice' | 'exchangedFor'>): number =>
  exchangedFor?.rest?.amount ?? totalPrice;
