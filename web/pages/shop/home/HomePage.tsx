import * as t from '#messages/home';
import type { Params } from '../../../router/screens.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { homeUrl, pageNumber } from '../../../router/urls.ts';
import { Loader } from '../../../ui/Loader.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { Blocks } from './Blocks.tsx';
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
      <Loaded result={result} isFirst={isFirst} />
    </>
  );
}

interface LoadedProps {
  result: ReturnType<typeof useHomePageQuery>;
  isFirst: boolean;
}

/** A component of its own, so that React can pause between the two queries while it hydrates. */
function Loaded({ result, isFirst }: LoadedProps) {
  const home = useHomeBlocksQuery({ skip: !isFirst });
  const list = result.data ?? result.previousData;
  const found = home.data ?? home.previousData;
  // Shown together: blocks that come later would push the list down.
  const isLoading = isFirst && !result.error && !(list && (found || home.error));
  if (isLoading) return <Loader />;
  return <Blocks home={isFirst && list ? found?.homePage : undefined} result={result} />;
}
