import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/refunds';
import { Money } from '../../../../ui/Money.tsx';
import { useMailed } from '../../../../ui/useMailed.tsx';
import type { RefundPlan } from './plan-refund.ts';

interface RefundSumProps {
  plan: RefundPlan;
  /** The most that can be given back, in minor units. */
  most: number;
  /** What of it can go back by the payment provider, in minor units; the shop gives back the other part by hand. */
  atProvider: number;
  /** How the order was paid. */
  method: string;
  /** Whether returned items paid it, in whole or in part. */
  isExchange: boolean;
}

/** What goes back in all, and what happens then. */
export function RefundSum({
  plan: { amount, isTooMuch, calls, shippingOfCancelled, isNotCharged },
  most,
  atProvider,
  method,
  isExchange,
}: RefundSumProps) {
  const mailed = useMailed();
  const byProvider = Math.min(amount, atProvider);
  const byHand = <Money cents={amount - byProvider} />;
  const way = (
    <>
      {byProvider > 0 && t.goesBackBy(<Money cents={byProvider} />, method)}
      {byProvider > 0 && byProvider < amount && ' '}
      {byProvider < amount && (isExchange ? t.youGiveBackOfItems : t.youGiveBack)(byHand)}
    </>
  );
  return (
    <Box aria-live="polite" sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
      {shippingOfCancelled > 0 && <Sum label={t.shippingOfCancelled} cents={shippingOfCancelled} />}
      <Sum label={t.refund} cents={amount} isTotal />
      <Typography variant="body2" sx={{ mt: 1, color: isTooMuch ? 'error.main' : 'text.secondary' }}>
        {isTooMuch ? t.tooMuch(<Money cents={most} />) : t.mostThatCanBeGivenBack(<Money cents={most} />)}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {calls.length === 0 ? (
          t.chooseWhat
        ) : (
          <>
            {isNotCharged && `${t.cancelledIsNotCharged} `}
            {amount > 0 ? way : t.nothingGoesBack} {mailed(t.theBuyerGetsAMail)}
          </>
        )}
      </Typography>
    </Box>
  );
}

function Sum({ label, cents, isTotal }: { label: string; cents: number; isTotal?: boolean }) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        ...(isTotal && { fontSize: '1.25rem', fontWeight: 700 }),
      }}
    >
      <span>{label}</span>
      <Money cents={cents} />
    </Box>
  );
}
