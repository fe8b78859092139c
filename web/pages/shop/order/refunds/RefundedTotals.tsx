import Box from '@mui/material/Box';
import * as t from '#messages/refunds';
import type { AfterSaleFragment } from '../../../../features/orders/AfterSale.generated.tsx';
import type { OrderDetailFragment } from '../../../../features/orders/OrderDetail.generated.tsx';
import { Money } from '../../../../ui/Money.tsx';

interface RefundedTotalsProps {
  order: Pick<AfterSaleFragment, 'credits' | 'refunds'> &
    Pick<OrderDetailFragment, 'totalPrice' | 'isPaid' | 'authorizedAmount' | 'capturedAmount'>;
}

/** What of an order is not charged, what was given back, what is due, what pays another one, and what is left; nothing where nothing was taken off. */
export function RefundedTotals({ order }: RefundedTotalsProps) {
  const { credits, refunds, totalPrice } = order;
  const sumOf = (state: 'MADE' | 'DUE') =>
    refunds.reduce((sum, refund) => (refund.state === state ? sum + refund.amount.amount : sum), 0);
  const [made, due] = [sumOf('MADE'), sumOf('DUE')];
  const setOff = credits.reduce((sum, { setOffAmount }) => sum + setOffAmount.amount, 0);
  const notCharged = totalPrice - agreed(order);
  if (notCharged + made + due + setOff === 0) return null;
  const isReversed = refunds.some(({ isReversal }) => isReversal);
  const rows = [
    ...(notCharged > 0 ? [{ label: t.notCharged, cents: -notCharged }] : []),
    ...(made > 0 ? [{ label: isReversed ? t.reversed : t.refunded, cents: -made }] : []),
    ...(due > 0 ? [{ label: t.stillDue, cents: -due }] : []),
    ...(setOff > 0 ? [{ label: t.putTowardsNew, cents: -setOff }] : []),
    { label: t.left, cents: totalPrice - notCharged - made - due - setOff },
  ];
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 0.5 }}>
      {rows.map(({ label, cents }) => (
        <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <dt>{label}</dt>
          <Box component="dd" sx={{ m: 0 }}>
            <Money cents={cents} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The total less the price of units that were cancelled while their money was only reserved. */
function agreed({
  totalPrice,
  isPaid,
  authorizedAmount,
  capturedAmount,
}: RefundedTotalsProps['order']): number {
  if (authorizedAmount) return authorizedAmount.amount + capturedAmount.amount;
  return isPaid && capturedAmount.amount > 0 ? capturedAmount.amount : totalPrice;
}
