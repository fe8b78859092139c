import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** A green check or a red cross with its words, so that it does not rely on colour alone. */
export function Mark({ isYes, children }: { isYes: boolean; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        verticalAlign: 'middle',
        gap: 0.5,
        color: isYes ? 'success.main' : 'error.main',
      }}
    >
      <Icon name={isYes ? 'check' : 'cross'} size={18} />
      {children}
    </Box>
  );
}
