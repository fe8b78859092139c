import * as t from '#messages/product';
import { ProductRow } from '../../../features/catalog/ProductRow.tsx';
import { useSimilarProductsQuery } from './SimilarProducts.generated.tsx';

/** What the shop has like a product, also one that is no longer sold; nothing when there is nothing. */
export function SimilarProducts({ id }: { id: string }) {
  const { data } = useSimilarProductsQuery({ variables: { id } });
  return <ProductRow title={t.similarProducts} products={data?.similarProducts ?? []} />;
}
