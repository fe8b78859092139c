import * as t from '#messages/product';
import { ProductRow } from '../../../features/catalog/ProductRow.tsx';
import { RecentlySeen } from '../../../features/catalog/RecentlySeen.tsx';
import type { SeenProduct } from '../../../features/catalog/seen-products.ts';
import { useSimilarProductsQuery } from './SimilarProducts.generated.tsx';

interface MoreProductsProps {
  id: string;
  /** Missing when it is no longer sold. */
  product?: SeenProduct;
}

/** Below a product: similar ones, and those that were looked at before. */
export function MoreProducts({ id, product }: MoreProductsProps) {
  const { data } = useSimilarProductsQuery({ variables: { id } });
  return (
    <>
      <ProductRow title={t.similarProducts} products={data?.similarProducts ?? []} />
      {product && <RecentlySeen product={product} />}
    </>
  );
}
