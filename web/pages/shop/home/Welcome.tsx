import Link from '@mui/material/Link';
import * as t from '#messages/home';
import { ProductRow } from '../../../features/catalog/ProductRow.tsx';
import { offersUrl } from '../../../router/urls.ts';
import { BestSellers } from './BestSellers.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import type { WelcomeQuery } from './Welcome.generated.tsx';

/** As many as the best sellers show, and as stand in a row. */
const SHOWN = 5;
const IN_ROW = 4;

interface WelcomeProps {
  rows: WelcomeQuery;
  /** The products of the list below: none is shown twice. */
  listed: readonly { id: string }[];
}

/** What the home page has above its list. */
export function Welcome({ rows, listed }: WelcomeProps) {
  const shown = new Set(listed.map(({ id }) => id));
  const take = <Product extends { id: string }>(products: Product[], count: number) => {
    const taken = products.filter(({ id }) => !shown.has(id)).slice(0, count);
    for (const { id } of taken) shown.add(id);
    return taken;
  };
  const bestSellers = take(rows.bestSelling.products, SHOWN);
  const topRated = take(
    rows.topRated.products.filter(({ numReviews }) => numReviews > 0),
    IN_ROW,
  );
  const reduced = take(rows.reduced.products, IN_ROW);
  return (
    <>
      {bestSellers.length === SHOWN && <BestSellers products={bestSellers} />}
      <CategoryTiles categories={rows.categories.filter(({ parentId }) => parentId === null)} />
      <ProductRow title={t.topRated} products={topRated.length === IN_ROW ? topRated : []} />
      <ProductRow
        title={t.reduced}
        products={reduced}
        more={
          <Link href={offersUrl} aria-label={t.seeAllReducedProducts}>
            {t.seeAll}
          </Link>
        }
      />
    </>
  );
}
