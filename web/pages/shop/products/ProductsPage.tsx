import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/all-products';
import { FilteredResults } from '../../../features/catalog/FilteredResults.tsx';
import { knownQuery, readListUrl } from '../../../features/catalog/list-url.ts';
import { productsUrl } from '../../../router/urls.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { ProductsPageDocument, useProductsPageQuery } from './ProductsPage.generated.tsx';

/** Preloaded as soon as a link to this page is pointed at. */
export const firstQuery = () => ({ query: ProductsPageDocument, variables: readListUrl('') });

/** All products, in any order. */
export default function ProductsPage() {
  const query = knownQuery(useLocation().search);
  const variables = readListUrl(query);
  const { page, filter, sort } = variables;
  const result = useProductsPageQuery({ variables });
  return (
    <>
      <PageTitle
        title={page > 1 ? t.allProductsPage(page) : t.allProducts}
        description={t.allThatIsSold}
        canonical={page > 1 ? `${productsUrl}?page=${page}` : productsUrl}
        isListed={!filter && !sort}
      />
      <Typography variant="h1" sx={{ mb: 3, pb: 2, borderBottom: 2, borderColor: 'text.primary' }}>
        {t.allProducts}
      </Typography>
      <FilteredResults
        result={result}
        path={productsUrl}
        query={query}
        emptyText={filter ? t.nothingMatches : t.thereAreNoProductsYet}
      />
    </>
  );
}
