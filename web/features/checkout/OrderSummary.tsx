import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Prices } from '#money/pricing';
import { Money } from '../../ui/Money.tsx';

export interface OrderSummaryProps {
  /** Minor units. Null while they are not known. */
  prices: Prices | null;
  /** Whether these are the prices of what is being bought; dimmed otherwise. */
  isCurrent?: boolean;
  /** Why the prices may not be right. */
  notice?: string | null;
  itemsLabel?: string;
  /** Stands below the total. */
  children?: ReactNode;
}

/** What an order costs: items, shipping, tax and total. */
export function OrderSummary({
  prices,
  isCurrent = true,
  notice,
  itemsLabel = 'Items',
  children,
}: OrderSummaryProps) {
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="Order summary"
      aria-busy={!isCurrent && !notice}
      sx={{ px: { xs: 2, md: 3 }, py: { xs: 1.5, md: 3 } }}
    >
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: { xs: 0.5, md: 1 }, ...(!isCurrent && { '& dd': dimmed }) }}
      >
        <Row label={itemsLabel} cents={prices?.itemsPrice} />
        <Row label="Shipping" cents={prices?.shippingPrice} />
        <Row label="Tax" cents={prices?.taxPrice} />
        <Row label="Total" cents={prices?.totalPrice} isTotal />
      </Box>
      {children}
      <div role="status">
        {notice && (
          <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
            {notice}
          </Typography>
        )}
      </div>
    </Paper>
  );
}

function Row({ label, cents, isTotal }: { label: string; cents?: number; isTotal?: boolean }) {
  const total = {
    fontSize: 20,
    fontWeight: 700,
    pt: { xs: 0.5, md: 1.5 },
    borderTop: 1,
    borderColor: 'divider',
  };
  return (
    <Box
      sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', ...(isTotal && total) }}
    >
      <dt>{label}</dt>
      <Box component="dd" sx={{ m: 0 }}>
        {cents === undefined ? '–' : <Money cents={cents} />}
      </Box>
    </Box>
  );
}

// The delay keeps a quick answer from flickering.
const dimmed = { opacity: 0.7, transition: 'opacity 0.1s 0.2s' };
