import * as t from '#messages/ui';
import { LoadError } from './LoadError.tsx';
import { lazyPart } from './lazy-part.tsx';
import { PageHeading, PageTitle } from './PageTitle.tsx';

// Rarely needed.
const EmptyState = lazyPart(
  async () => (await import('./EmptyState.tsx')).EmptyState,
  ({ children }) => <p role="alert">{children}</p>,
  true,
);

interface NotAvailableProps {
  /** Of the page when there is nothing at its address. */
  title: string;
  isMissing: boolean;
  error: { message: string };
  onRetry: () => unknown;
}

/** Stands in for a page whose subject is not there, or could not be loaded. */
export function NotAvailable({ title, isMissing, error, onRetry }: NotAvailableProps) {
  if (!isMissing)
    return (
      <>
        <PageTitle />
        <LoadError isAlone error={error} onRetry={onRetry} />
      </>
    );
  return (
    <>
      <PageHeading title={title} />
      <EmptyState isAlert action={{ href: '/', label: t.seeAllProducts }}>
        {error.message}
      </EmptyState>
    </>
  );
}
