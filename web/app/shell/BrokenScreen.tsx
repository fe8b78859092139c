import { Message } from '../../ui/Message.tsx';

/** Stands in for a screen that broke, for instance because its code could not be loaded. */
export function BrokenScreen({ error }: { error: unknown }) {
  return (
    <Message severity="error" onRetry={() => window.location.reload()}>
      {error instanceof Error ? error.message : 'This page could not be shown.'}
    </Message>
  );
}
