import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { ProductResults } from '../../features/catalog/ProductResults.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useSettings } from '../../ui/settings.ts';
import { homeUrl, pageNumber } from '../../urls.ts';
import { useHomePageQuery } from './HomePage.generated.tsx';

/** The newest products. */
export function HomePage() {
  const page = pageNumber(useParams().pageNumber);
  const { shopName } = useSettings();
  // Always both arguments: the first page is then one cache entry under each of its addresses.
  const { data, previousData, error, refetch } = useHomePageQuery({ variables: { page, keyword: '' } });
  return (
    <>
      <PageTitle
        title={page > 1 ? `Latest Products, page ${page}` : 'Latest Products'}
        description={`The latest products at ${shopName}: browse, compare reviews and order online.`}
        canonical={homeUrl(page)}
      />
      <Typography variant="h1" sx={{ mb: 3 }}>
        Latest Products
      </Typography>
      <ProductResults
        page={(data ?? previousData)?.products}
        stale={!data}
        error={error}
        onRetry={() => void refetch()}
        href={homeUrl}
        emptyText="There are no products yet."
      />
    </>
  );
}
