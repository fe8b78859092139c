import type { RefundFormFragment } from './RefundForm.generated.tsx';

/**
 * What of an order can go back by its payment provider, in minor units; Infinity where all that goes back does. What returned items paid, and what was recorded
 * by hand, the shop gives back by hand: of an exchange after what its buyer paid.
 */
export function leftAtProvider({
  manualPayment,
  exchangedFor,
  totalPrice,
  credits,
  refunds,
}: Pick<
  RefundFormFragment,
  'manualPayment' | 'exchangedFor' | 'totalPrice' | 'credits' | 'refunds'
>): number {
  if (manualPayment) return 0;
  if (!exchangedFor) return Infinity;
  const rest = exchangedFor.rest?.amount ?? 0;
  const givenBack = refunds.reduce(
    (sum, { state, isManual, amount }) => (isManual || state === 'FAILED' ? sum : sum + amount.amount),
    0,
  );
  // A later exchange is paid with what returned items paid here, and then with what the buyer did.
  const setOff = credits.reduce((sum, { setOffAmount }) => sum + setOffAmount.amount, 0);
  return Math.max(0, rest - givenBack - Math.max(0, setOff - (totalPrice - rest)));
}
