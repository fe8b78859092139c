import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import type { Prices } from '#money/pricing';
import { Money } from '../../ui/Money.tsx';

interface OrderSummaryProps {
  prices: Prices;
  itemsLabel?: string;
  /** Stands below the total. */
  children?: ReactNode;
}

/** What an order costs: items, shipping, tax and total. */
export function OrderSummary({ prices, itemsLabel = 'Items', children }: OrderSummaryProps) {
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="Order summary"
      sx={{ px: { xs: 2, md: 3 }, py: { xs: 1.5, md: 3 } }}
    >
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: { xs: 0.5, md: 1 } }}>
        <Row label={itemsLabel} cents={prices.itemsPrice} />
        <Row label="Shipping" cents={prices.shippingPrice} />
        <Row label="Tax" cents={prices.taxPrice} />
        <Row label="Total" cents={prices.totalPrice} isTotal />
      </Box>
      {children}
    </Paper>
  );
}

function Row({ label, cents, isTotal }: { label: string; cents: number; isTotal?: boolean }) {
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
        <Money cents={cents} />
      </Box>
    </Box>
  );
}
