import Box from '@mui/material/Box';
import { EmptyShelf } from './EmptyShelf.tsx';
import { Message } from './Message.tsx';

interface LoadErrorProps {
  error: { message: string } | undefined;
  onRetry: () => unknown;
  severity?: 'error' | 'info';
  /** Nothing else is shown. */
  isAlone?: boolean;
}

/** Why data could not be loaded, with a Retry button; nothing without an error. */
export function LoadError({ error, onRetry, severity = 'error', isAlone }: LoadErrorProps) {
  if (!error) return null;
  const message = (
    <Message severity={severity} onRetry={() => void onRetry()}>
      {error.message}
    </Message>
  );
  if (!isAlone) return message;
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto' }}>
      <EmptyShelf />
      {message}
    </Box>
  );
}
