import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/offers';
import { FilteredResults } from '../../../features/catalog/FilteredResults.tsx';
import { knownQuery, readListUrl } from '../../../features/catalog/list-url.ts';
import { offersUrl } from '../../../router/urls.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { OffersPageDocument, useOffersPageQuery } from './OffersPage.generated.tsx';

const readQuery = (query: string) => {
  const state = readListUrl(query);
  return { ...state, filter: { ...state.filter, onSale: true } };
};

/** Preloaded as soon as a link to this page is pointed at. */
export const firstQuery = () => ({ query: OffersPageDocument, variables: readQuery('') });

/** All products that are reduced now. */
export default function OffersPage() {
  const query = knownQuery(useLocation().search);
  const { filter, sort } = readListUrl(query);
  const variables = readQuery(query);
  const { page } = variables;
  const result = useOffersPageQuery({ variables });
  return (
    <>
      <PageTitle
        title={page > 1 ? t.reducedProductsPage(page) : t.reducedProducts}
        description={t.everythingThatIsReducedNow}
        canonical={page > 1 ? `${offersUrl}?page=${page}` : offersUrl}
        isListed={!filter && !sort}
      />
      <Typography variant="h1" sx={{ mb: 3, pb: 2, borderBottom: 2, borderColor: 'text.primary' }}>
        {t.reducedProducts}
      </Typography>
      <FilteredResults
        result={result}
        path={offersUrl}
        query={query}
        without={['onSale']}
        emptyText={filter ? t.nothingThatIsReducedMatches : t.nothingIsReducedAtThe}
      />
    </>
  );
}
