import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import * as t from '#messages/home';
import { DensitySwitch } from '../../../features/catalog/DensitySwitch.tsx';
import { ProductResults } from '../../../features/catalog/ProductResults.tsx';
import type { Params } from '../../../router/screens.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { homeUrl, pageNumber } from '../../../router/urls.ts';
import { Loader } from '../../../ui/Loader.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { HomeBlock } from './HomeBlock.tsx';
import { useHomeBlocksQuery } from './HomeBlocks.generated.tsx';
import { HomePageDocument, useHomePageQuery } from './HomePage.generated.tsx';
import { ShopJsonLd } from './ShopJsonLd.tsx';

/** Preloaded as soon as a link to this page is pointed at. */
export const firstQuery = (params: Params) => ({
  query: HomePageDocument,
  // Always both arguments: the first page is then one cache entry under each of its addresses.
  variables: { page: pageNumber(params.pageNumber), keyword: '' },
});

/** The blocks of the home page, with the newest products among them. */
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
      <Blocks result={result} isFirst={isFirst} />
    </>
  );
}

interface BlocksProps {
  result: ReturnType<typeof useHomePageQuery>;
  isFirst: boolean;
}

/** Further pages, and those whose blocks could not be loaded, have the list alone. */
const LIST_ALONE = [{ kind: 'LATEST' } as const];

/** A component of its own, so that React can pause between the two queries while it hydrates. */
function Blocks({ result, isFirst }: BlocksProps) {
  const home = useHomeBlocksQuery({ skip: !isFirst });
  const list = (result.data ?? result.previousData)?.products.products;
  const found = home.data ?? home.previousData;
  // Shown together: blocks that come later would push the list down.
  const isLoading = isFirst && !result.error && !(list && (found || home.error));
  if (isLoading) return <Loader />;
  const blocks = (isFirst && list && found?.homePage.blocks) || LIST_ALONE;
  return blocks.map((block, index) =>
    block.kind === 'LATEST' ? (
      <Fragment key="latest">
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            mb: 3,
            mt: isFirst && index > 0 ? { xs: 7, sm: 9 } : 0,
          }}
        >
          <Typography variant="h1" sx={{ flexGrow: 1, fontSize: { sm: '2.125rem' } }}>
            {t.latestProducts}
          </Typography>
          {list?.length !== 0 && <DensitySwitch />}
        </Box>
        <ProductResults result={result} href={homeUrl} emptyText={t.thereAreNoProductsYet} />
      </Fragment>
    ) : (
      <HomeBlock key={index} block={block} isTop={index === 0} />
    ),
  );
}
