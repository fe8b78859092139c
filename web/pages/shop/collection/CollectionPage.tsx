import { useLocation } from 'react-router-dom';
import * as list from '#messages/category';
import * as t from '#messages/collection';
import { readFailure } from '../../../apollo/errors.ts';
import { FilteredResults } from '../../../features/catalog/FilteredResults.tsx';
import { ListHead } from '../../../features/catalog/ListHead.tsx';
import { knownQuery, readListUrl } from '../../../features/catalog/list-url.ts';
import type { Params } from '../../../router/screens.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { collectionUrl } from '../../../router/urls.ts';
import { NotAvailable } from '../../../ui/NotAvailable.tsx';
import { CollectionPageDocument, useCollectionPageQuery } from './CollectionPage.generated.tsx';

const variablesOf = (slug: string, query: string) => {
  const { filter, ...state } = readListUrl(query);
  return { slug, ...state, filter: { ...filter, collection: slug } };
};

/** Preloaded as soon as a link to this page is pointed at. */
export const firstQuery = ({ slug = '' }: Params) => ({
  query: CollectionPageDocument,
  variables: variablesOf(slug, ''),
});

/** The products of a collection. */
export default function CollectionPage() {
  const { slug = '' } = useParams();
  const query = knownQuery(useLocation().search);
  const { page, filter, sort } = readListUrl(query);
  const result = useCollectionPageQuery({ variables: variablesOf(slug, query) });
  const { data, previousData, error, refetch } = result;
  const shown = data ?? (previousData?.collection.slug === slug ? previousData : undefined);
  if (error && !data)
    return (
      <NotAvailable
        title={t.collectionNotAvailable}
        isMissing={readFailure(error).code === 'NOT_FOUND'}
        error={error}
        onRetry={refetch}
      />
    );
  const path = collectionUrl(slug);
  return (
    <>
      {shown && (
        <ListHead
          {...shown.collection}
          steps={[{ name: shown.collection.name, href: path }]}
          total={shown.products.total}
          page={page}
          path={path}
          isListed={!filter && !sort}
        />
      )}
      <FilteredResults
        result={{ ...result, previousData: shown }}
        path={path}
        query={query}
        emptyText={filter ? list.nothingMatchesThisFilter : list.thereAreNoProductsHere}
        firstOrder={shown?.collection.isByHand ? t.featured : undefined}
      />
    </>
  );
}
