import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Money } from '../../ui/Money.tsx';
import { PriceNote } from './PriceNote.tsx';

interface AddBarProps {
  price: number;
  isFrom: boolean;
  labels: string[];
  children: ReactNode;
}

/** Around the button that buys: on phones a bar at the foot of the window, within reach without scrolling. */
export function AddBar({ price, isFrom, labels, children }: AddBarProps) {
  return (
    <Box
      id="add-bar"
      sx={{
        display: { xs: 'flex', md: 'grid' },
        position: { xs: 'fixed', md: 'static' },
        inset: 'auto 0 0',
        zIndex: 'appBar',
        boxSizing: 'border-box',
        minHeight: { xs: 73, md: 0 },
        flexWrap: 'wrap',
        px: { xs: 2, md: 0 },
        alignItems: 'center',
        justifyContent: { xs: 'space-between', md: 'normal' },
        bgcolor: 'background.paper',
        borderTop: { xs: 1, md: 0 },
        borderColor: 'divider',
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          display: { md: 'none' },
          flex: '1 1 8rem',
          fontSize: '1.125rem',
          fontWeight: 700,
          lineHeight: 1.2,
        }}
      >
        {isFrom && 'from '}
        <Money cents={price} />
        <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', fontWeight: 400 }}>
          {labels.join(', ')}
        </Box>
        <PriceNote isPlain />
      </Box>
      {children}
    </Box>
  );
}
