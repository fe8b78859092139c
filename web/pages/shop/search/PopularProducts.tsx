import { ProductRow } from '../../../features/catalog/ProductRow.tsx';
import { usePopularProductsQuery } from './PopularProducts.generated.tsx';

/** What a search that finds nothing shows instead. */
export function PopularProducts() {
  const { data } = usePopularProductsQuery();
  return <ProductRow title="Other products" products={data?.products.products ?? []} />;
}
