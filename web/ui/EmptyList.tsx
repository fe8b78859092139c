import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';

interface EmptyListProps {
  /** One sentence. */
  children: ReactNode;
  /** The button of the one thing to do. */
  action: ReactNode;
}

/** An empty list whose first row is added in a dialog. */
export function EmptyList({ children, action }: EmptyListProps) {
  return (
    <>
      <EmptyState>{children}</EmptyState>
      <Box sx={{ textAlign: 'center', mt: { xs: -1, md: -3 } }}>{action}</Box>
    </>
  );
}
