import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyShelf } from './EmptyShelf.tsx';

interface EmptyStateProps {
  /** One sentence. */
  children: ReactNode;
  /** The one way on, if there is any: a path and its label. */
  action?: { href: string; label: string };
  /** Whether the sentence says what failed. */
  isAlert?: boolean;
}

/** What stands in the place of a list with nothing in it, or of what is not there. */
export function EmptyState({ children, action, isAlert }: EmptyStateProps) {
  return (
    <Box sx={{ py: { xs: 4, md: 6 }, textAlign: 'center' }}>
      <EmptyShelf />
      <Typography
        role={isAlert ? 'alert' : undefined}
        sx={{ fontSize: '1.125rem', color: 'text.secondary', textWrap: 'balance' }}
      >
        {children}
      </Typography>
      {action && (
        <Button variant="contained" href={action.href} sx={{ mt: 3 }}>
          {action.label}
        </Button>
      )}
    </Box>
  );
}
