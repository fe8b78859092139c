import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

interface OrderStateProps {
  isDone: boolean;
  /** What is not done yet just takes its time, and is no reason to worry. */
  isExpected?: boolean;
  children: ReactNode;
}

/** A line that says whether something has been done, by mark and colour and in words. */
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
