import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

interface OrderStateProps {
  isDone: boolean;
  /** Shows what is not done as waiting instead of missing. */
  isExpected?: boolean;
  children: ReactNode;
}

/** States whether something is done, by icon, colour and text. */
export function OrderState({ isDone, isExpected, children }: OrderStateProps) {
  const open = isExpected
    ? ({ icon: 'clock', color: 'text.secondary' } as const)
    : ({ icon: 'cross', color: 'error.main' } as const);
  const { icon, color } = isDone ? ({ icon: 'check', color: 'success.main' } as const) : open;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, fontWeight: 600, color }}>
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </Box>
  );
}
