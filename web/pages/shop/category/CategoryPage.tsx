import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/category';
import { readFailure } from '../../../apollo/errors.ts';
import { FilteredResults } from '../../../features/catalog/FilteredResults.tsx';
import { knownQuery, readListUrl } from '../../../features/catalog/list-url.ts';
import type { Params } from '../../../router/screens.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { categoryUrl } from '../../../router/urls.ts';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { PageHeading, PageTitle } from '../../../ui/PageTitle.tsx';
import {
  CategoryPageDocument,
  type CategoryPageQuery,
  useCategoryPageQuery,
} from './CategoryPage.generated.tsx';

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
  const { data, previousData, error, refetch } = result;
  const shown = data ?? (previousData?.category.path.at(-1)?.slug === slug ? previousData : undefined);
  if (error && !data)
    return (
      <>
        {readFailure(error).code === 'NOT_FOUND' ? (
          <PageHeading title={t.categoryNotAvailable} />
        ) : (
          <PageTitle />
        )}
        <LoadError error={error} onRetry={refetch} />
      </>
    );
  const path = categoryUrl(slug);
  return (
    <>
      {shown && (
        <Head
          category={shown.category}
          total={shown.products.total}
          page={state.page}
          path={path}
          isListed={!state.filter && !state.sort}
        />
      )}
      <FilteredResults
        result={{ ...result, previousData: shown }}
        path={path}
        query={query}
        emptyText={state.filter ? t.nothingMatchesThisFilter : t.thereAreNoProductsHere}
      />
    </>
  );
}

interface HeadProps extends Pick<CategoryPageQuery, 'category'> {
  total: number;
  page: number;
  path: string;
  /** False for a selection of the list, of which there are endless many. */
  isListed: boolean;
}

function Head({ category, total, page, path, isListed }: HeadProps) {
  const { name, description, image, path: steps } = category;
  return (
    <>
      <PageTitle
        title={page > 1 ? t.page(name, page) : name}
        description={description || t.allProductsWithFiltersBy(name)}
        canonical={page > 1 ? `${path}?page=${page}` : path}
        image={image !== null && { path: image }}
        isListed={isListed}
      />
      <Breadcrumbs steps={steps.map((step) => ({ name: step.name, href: categoryUrl(step.slug) }))} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 2,
          mt: 1,
          mb: 3,
          pb: 2,
          borderBottom: 2,
          borderColor: 'text.primary',
        }}
      >
        <Typography variant="h1">{name}</Typography>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t.productCount(total)}
        </Typography>
        {description && (
          <Typography sx={{ flexBasis: '100%', mt: 1, color: 'text.secondary' }}>{description}</Typography>
        )}
      </Box>
    </>
  );
}
