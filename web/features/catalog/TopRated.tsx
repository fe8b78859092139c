import * as t from '#messages/more-products';
import { ListPriceNote } from './ListPriceNote.tsx';
import { ProductRow } from './ProductRow.tsx';
import { useTopRatedQuery } from './TopRated.generated.tsx';

/** Something to go on with where a screen has nothing else: the top rated products, the newest while none has a review. */
export function TopRated() {
  const { data } = useTopRatedQuery();
  const products = data?.products.products ?? [];
  const rated = products.filter(({ numReviews }) => numReviews > 0);
  // Without a rating they are in the order of their creation.
  return rated.length > 0 ? (
    <ProductRow title={t.topRated} products={rated} note={<ListPriceNote />} />
  ) : (
    <ProductRow title={t.newProducts} products={products} note={<ListPriceNote />} />
  );
}
