import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

interface EmptyStateProps {
  /** One sentence. */
  children: ReactNode;
  /** The one way on, if there is any: a path and its label. */
  action?: { href: string; label: string };
}

/** What stands in the place of a list with nothing in it. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <Box sx={{ py: { xs: 6, md: 10 }, textAlign: 'center' }}>
      <Typography sx={{ fontSize: '1.125rem', color: 'text.secondary' }}>{children}</Typography>
      {action && (
        <Button variant="contained" href={action.href} sx={{ mt: 3 }}>
          {action.label}
        </Button>
      )}
    </Box>
  );
}
