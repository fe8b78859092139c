import { ChargeNote } from '../../../features/checkout/ChargeNote.tsx';
import { OrderSummary } from '../../../features/checkout/OrderSummary.tsx';
import { amountToPay } from '../../../features/orders/amount-to-pay.ts';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { RefundedTotals } from './refunds/RefundedTotals.tsx';

/** What an order costs, what its buyer is going to be charged, and what went back. */
export function OrderPrices({ order, isCharged }: { order: OrderDetailFragment; isCharged: boolean }) {
  const { discounts, taxLines, pricesIncludeTax } = order;
  return (
    <OrderSummary prices={order} {...{ discounts, taxLines, pricesIncludeTax }}>
      {isCharged && <ChargeNote cents={amountToPay(order)} />}
      <RefundedTotals order={order} />
    </OrderSummary>
  );
}
