import Typography from '@mui/material/Typography';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';

/** For every address that is not on the map. */
export default function NotFoundPage() {
  return (
    <>
      <PageTitle title="Page not found" />
      <Typography variant="h1">Page not found</Typography>
      <EmptyState action={{ href: '/', label: 'See all products' }}>
        There is nothing at this address.
      </EmptyState>
    </>
  );
}
