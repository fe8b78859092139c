import { Message } from './Message.tsx';

interface LoadErrorProps {
  error: { message: string } | undefined;
  onRetry: () => unknown;
  severity?: 'error' | 'info';
}

/** Why data could not be loaded, with a Retry button; nothing without an error. */
export function LoadError({ error, onRetry, severity = 'error' }: LoadErrorProps) {
  if (!error) return null;
  return (
    <Message severity={severity} onRetry={() => void onRetry()}>
      {error.message}
    </Message>
  );
}
