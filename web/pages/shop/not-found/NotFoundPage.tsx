import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';

/** For every address that is not on the map. */
export default function NotFoundPage() {
  return (
    <>
      <PageHeading title="Page not found" />
      <EmptyState action={{ href: '/', label: 'See all products' }}>
        There is nothing at this address.
      </EmptyState>
    </>
  );
}
