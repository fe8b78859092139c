import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

/** A line that says whether something has been done, by mark and colour and in words. */
export function OrderState({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mt: 1,
        fontWeight: 600,
        color: isDone ? 'success.main' : 'error.main',
      }}
    >
      <Icon name={isDone ? 'check' : 'cross'} size={18} />
      <span>{children}</span>
    </Box>
  );
}
