import * as t from '#messages/more-products';
import { ProductRow } from './ProductRow.tsx';
import { useTopRatedQuery } from './TopRated.generated.tsx';

/** Something to go on with where a screen has nothing else. */
export function TopRated() {
  const { data } = useTopRatedQuery();
  return <ProductRow title={t.topRated} products={data?.products.products ?? []} />;
}
