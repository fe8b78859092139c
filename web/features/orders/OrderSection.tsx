import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface OrderSectionProps {
  /** For links to it. */
  id?: string;
  title: string;
  /** Stands beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of an order with a heading: address, payment or lines. */
export function OrderSection({ id, title, action, children }: OrderSectionProps) {
  return (
    <Box
      component="section"
      id={id}
      sx={{ px: { xs: 2, md: 3 }, py: 2.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, mb: 1 }}>
        <Typography variant="h2" sx={{ fontSize: '1.25rem' }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}
