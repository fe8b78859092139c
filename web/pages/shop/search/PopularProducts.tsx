import * as t from '#messages/search';
import { ListPriceNote } from '../../../features/catalog/ListPriceNote.tsx';
import { ProductRow } from '../../../features/catalog/ProductRow.tsx';
import { usePopularProductsQuery } from './PopularProducts.generated.tsx';

/** What a search that finds nothing shows instead. */
export function PopularProducts() {
  const { data } = usePopularProductsQuery();
  return (
    <ProductRow title={t.otherProducts} products={data?.products.products ?? []} note={<ListPriceNote />} />
  );
}
