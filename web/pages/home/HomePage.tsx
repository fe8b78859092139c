import Typography from '@mui/material/Typography';
import { ProductResults } from '../../features/catalog/ProductResults.tsx';
import type { Params } from '../../router/screens.ts';
import { useParams } from '../../router/shown-screen.ts';
import { homeUrl, pageNumber } from '../../router/urls.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useSettings } from '../../ui/settings.ts';
import { HomePageDocument, useHomePageQuery } from './HomePage.generated.tsx';
import { ShopJsonLd } from './ShopJsonLd.tsx';
import { Welcome } from './Welcome.tsx';

/** Preloaded as soon as a link to this page is pointed at. */
export const firstQuery = (params: Params) => ({
  query: HomePageDocument,
  // Always both arguments: the first page is then one cache entry under each of its addresses.
  variables: { page: pageNumber(params.pageNumber), keyword: '' },
});

/** The newest products. */
export default function HomePage() {
  const { shopName } = useSettings();
  const { variables } = firstQuery(useParams());
  const { page } = variables;
  const result = useHomePageQuery({ variables });
  return (
    <>
      <PageTitle
        title={page > 1 ? `Latest Products, page ${page}` : 'Latest Products'}
        description={`The latest products at ${shopName}: browse, compare reviews and order online.`}
        canonical={homeUrl(page)}
      />
      {page === 1 && <ShopJsonLd />}
      {page === 1 && result.data && <Welcome listed={result.data.products.products} />}
      <Typography variant="h1" sx={{ mb: 3, mt: page === 1 ? { xs: 7, sm: 9 } : 0, fontSize: { sm: 34 } }}>
        Latest Products
      </Typography>
      <ProductResults result={result} href={homeUrl} emptyText="There are no products yet." />
    </>
  );
}
