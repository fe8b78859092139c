import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { FilteredResults } from '../../features/catalog/FilteredResults.tsx';
import { knownQuery, readListUrl } from '../../features/catalog/list-url.ts';
import { useParams } from '../../router/shown-screen.ts';
import { brandUrl } from '../../router/urls.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useBrandPageQuery } from './BrandPage.generated.tsx';

/** The products of a brand. */
export default function BrandPage() {
  const { brand = '' } = useParams();
  const query = knownQuery(useLocation().search);
  const { page, sort, filter } = readListUrl(query);
  const result = useBrandPageQuery({ variables: { page, sort, filter: { ...filter, brand: [brand] } } });
  const path = brandUrl(brand);
  const total = (result.data ?? result.previousData)?.products.total;
  return (
    <>
      <PageTitle
        title={page > 1 ? `${brand}, page ${page}` : brand}
        description={`All products of ${brand}.`}
        canonical={page > 1 ? `${path}?page=${page}` : path}
        isListed={total !== 0}
      />
      <Typography
        variant="h1"
        sx={{ mb: 3, pb: 2, borderBottom: 2, borderColor: 'text.primary', overflowWrap: 'anywhere' }}
      >
        {brand}
      </Typography>
      <FilteredResults
        result={result}
        path={path}
        query={query}
        without={['brand']}
        emptyText={`There are no products of ${brand}${filter ? ' that match this filter' : ''}.`}
      />
    </>
  );
}
