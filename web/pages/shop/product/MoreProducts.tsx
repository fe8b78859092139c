import { RecentlySeen } from '../../../features/catalog/RecentlySeen.tsx';
import type { SeenProduct } from '../../../features/catalog/seen-products.ts';
import { SimilarProducts } from './SimilarProducts.tsx';

interface MoreProductsProps {
  id: string;
  /** Missing when it is no longer sold. */
  product?: SeenProduct;
}

/** Below a product: similar ones, and those that were looked at before. */
export function MoreProducts({ id, product }: MoreProductsProps) {
  return (
    <>
      <SimilarProducts id={id} />
      {product && <RecentlySeen product={product} />}
    </>
  );
}
