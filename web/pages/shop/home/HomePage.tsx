import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/home';
import { DensitySwitch } from '../../../features/catalog/DensitySwitch.tsx';
import { ProductResults } from '../../../features/catalog/ProductResults.tsx';
import type { Params } from '../../../router/screens.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { homeUrl, pageNumber } from '../../../router/urls.ts';
import { Loader } from '../../../ui/Loader.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { HomePageDocument, useHomePageQuery } from './HomePage.generated.tsx';
import { ShopJsonLd } from './ShopJsonLd.tsx';
import { useWelcomeQuery } from './Welcome.generated.tsx';
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
  const isFirst = page === 1;
  const result = useHomePageQuery({ variables });
  return (
    <>
      <PageTitle
        title={page > 1 ? t.latestProductsPage(page) : t.latestProducts}
        description={t.theLatestProductsAtBrowse(shopName)}
        canonical={homeUrl(page)}
      />
      {isFirst && <ShopJsonLd />}
      <Lists result={result} isFirst={isFirst} />
    </>
  );
}

interface ListsProps {
  result: ReturnType<typeof useHomePageQuery>;
  isFirst: boolean;
}

/** A component of its own, so that React can pause between the two queries while it hydrates. */
function Lists({ result, isFirst }: ListsProps) {
  const welcome = useWelcomeQuery({ skip: !isFirst });
  const list = (result.data ?? result.previousData)?.products.products;
  const rows = welcome.data ?? welcome.previousData;
  // Shown together: rows that come later would push the list down.
  const isLoading = isFirst && !result.error && !(list && (rows || welcome.error));
  if (isLoading) return <Loader />;
  return (
    <>
      {isFirst && rows && list && <Welcome rows={rows} listed={list} />}
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 3, mt: isFirst ? { xs: 7, sm: 9 } : 0 }}>
        <Typography variant="h1" sx={{ flexGrow: 1, fontSize: { sm: '2.125rem' } }}>
          {t.latestProducts}
        </Typography>
        {list?.length !== 0 && <DensitySwitch />}
      </Box>
      <ProductResults result={result} href={homeUrl} emptyText={t.thereAreNoProductsYet} />
    </>
  );
}
