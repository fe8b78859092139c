import * as t from '#messages/more-products';
import { ProductRow } from '../../../features/catalog/ProductRow.tsx';
import { RecentlySeen } from '../../../features/catalog/RecentlySeen.tsx';
import type { SeenProduct } from '../../../features/catalog/seen-products.ts';
import { TopRated } from '../../../features/catalog/TopRated.tsx';
import { BuyTogether, type ChosenVariant } from './BuyTogether.tsx';
import { useSimilarProductsQuery } from './SimilarProducts.generated.tsx';

interface MoreProductsProps {
  id: string;
  /** Missing when it is no longer sold. */
  product?: SeenProduct;
  /** The one that is chosen. */
  variant?: ChosenVariant;
}

/** Below a product: what was bought with it, similar ones, and those that were looked at before. */
export function MoreProducts({ id, product, variant }: MoreProductsProps) {
  const { data, loading } = useSimilarProductsQuery({ variables: { id } });
  const bought = data?.boughtTogether ?? [];
  const similar = (data?.similarProducts ?? []).filter(
    (each) => !bought.some((other) => other.id === each.id),
  );
  return (
    <div data-screen-only>
      <ProductRow title={t.boughtTogether} products={bought} />
      {product && <BuyTogether product={product} variant={variant} others={bought} />}
      <ProductRow title={t.similarProducts} products={similar} />
      {product && <RecentlySeen product={product} />}
      {!product && !loading && similar.length === 0 && <TopRated />}
    </div>
  );
}
