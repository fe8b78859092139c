import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface MessageProps {
  severity: AlertColor;
  children: ReactNode;
  /** Shows a Retry button. */
  onRetry?: () => void;
}

/** A notice in the page, announced at once. */
export function Message({ severity, children, onRetry }: MessageProps) {
  const retry = onRetry && (
    <Button color="inherit" size="small" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <Alert
      severity={severity}
      action={retry}
      // Without elevation it needs no style attribute, which the content security policy would refuse.
      slotProps={{ root: { variant: 'outlined' } }}
      sx={{ my: 2 }}
    >
      {children}
    </Alert>
  );
}
