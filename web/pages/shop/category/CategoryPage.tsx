import { useLocation } from 'react-router-dom';
import * as t from '#messages/category';
import { readFailure } from '../../../apollo/errors.ts';
import { useCategoryNavQuery } from '../../../features/catalog/CategoryNav.generated.tsx';
import { FilteredResults } from '../../../features/catalog/FilteredResults.tsx';
import { ListHead } from '../../../features/catalog/ListHead.tsx';
import { knownQuery, readListUrl } from '../../../features/catalog/list-url.ts';
import type { Params } from '../../../router/screens.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { categoryUrl } from '../../../router/urls.ts';
import { NotAvailable } from '../../../ui/NotAvailable.tsx';
import { CategoryPageDocument, useCategoryPageQuery } from './CategoryPage.generated.tsx';
import { Subcategories } from './Subcategories.tsx';

/** Preloaded as soon as a link to this page is pointed at. */
export const firstQuery = ({ slug = '' }: Params) => ({
  query: CategoryPageDocument,
  variables: { slug, ...readListUrl('') },
});

/** The products of a category and of those below it. */
export default function CategoryPage() {
  const { slug = '' } = useParams();
  const query = knownQuery(useLocation().search);
  const state = readListUrl(query);
  const result = useCategoryPageQuery({ variables: { slug, ...state } });
  // The header has them, unless it has a menu of its own.
  const { data: nav } = useCategoryNavQuery({ fetchPolicy: 'cache-first' });
  const { data, previousData, error, refetch } = result;
  const shown = data ?? (previousData?.category.path.at(-1)?.slug === slug ? previousData : undefined);
  if (error && !data)
    return (
      <NotAvailable
        title={t.categoryNotAvailable}
        isMissing={readFailure(error).code === 'NOT_FOUND'}
        error={error}
        onRetry={refetch}
      />
    );
  const path = categoryUrl(slug);
  return (
    <>
      {shown && (
        <ListHead
          {...shown.category}
          steps={shown.category.path.map((step) => ({ name: step.name, href: categoryUrl(step.slug) }))}
          total={shown.products.total}
          page={state.page}
          path={path}
          isListed={!state.filter && !state.sort}
        />
      )}
      {shown && nav && <Subcategories of={shown.category.id} {...nav} />}
      <FilteredResults
        result={{ ...result, previousData: shown }}
        path={path}
        query={query}
        emptyText={state.filter ? t.nothingMatchesThisFilter : t.thereAreNoProductsHere}
      />
    </>
  );
}
