import { useRouteError } from 'react-router-dom';
import { Message } from '../../ui/Message.tsx';

/** Stands in for a screen that broke, for instance because its code could not be loaded. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Message severity="error" onRetry={() => window.location.reload()}>
      {error instanceof Error ? error.message : 'This page could not be shown.'}
    </Message>
  );
}
