import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/brand';
import { readFailure } from '../../../apollo/errors.ts';
import { FilteredResults } from '../../../features/catalog/FilteredResults.tsx';
import { knownQuery, readListUrl } from '../../../features/catalog/list-url.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { brandUrl } from '../../../router/urls.ts';
import { NotAvailable } from '../../../ui/NotAvailable.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useBrandPageQuery } from './BrandPage.generated.tsx';

/** The products of a brand. */
export default function BrandPage() {
  const { brand = '' } = useParams();
  const query = knownQuery(useLocation().search);
  const { page, sort, filter } = readListUrl(query);
  const result = useBrandPageQuery({
    variables: { brand, page, sort, filter: { ...filter, brand: [brand] } },
  });
  const path = brandUrl(brand);
  if (result.error && readFailure(result.error).code === 'NOT_FOUND')
    return (
      <NotAvailable isMissing title={t.brandNotAvailable} error={result.error} onRetry={result.refetch} />
    );
  return (
    <>
      <PageTitle
        title={page > 1 ? t.page(brand, page) : brand}
        description={t.allProductsOf(brand)}
        canonical={page > 1 ? `${path}?page=${page}` : path}
        isListed={!filter && !sort}
      />
      <Typography variant="h1" sx={{ mb: 3, pb: 2, borderBottom: 2, borderColor: 'text.primary' }}>
        {brand}
      </Typography>
      <FilteredResults
        result={result}
        path={path}
        query={query}
        without={['brand']}
        emptyText={t.thereAreNoProductsOf(brand, Boolean(filter))}
      />
    </>
  );
}
