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
  return (
    <>
      {isAlone && <EmptyShelf />}
      <Message severity={severity} onRetry={() => void onRetry()}>
        {error.message}
      </Message>
    </>
  );
}
