import { type Outcome, useInParts } from '../../../features/catalog/useInParts.ts';
import type { ProductChangesInput } from '../../../schema.generated.ts';
import type { ListedProductFragment } from './AdminProductsPage.generated.tsx';
import { useUpdateProductsMutation } from './BulkProducts.generated.tsx';

/** Changes many products. What was seen of each is sent with it, so that nothing is changed twice. */
export function useChangeProducts() {
  const [update] = useUpdateProductsMutation({ context: { inlineErrors: true } });
  const { changeAll, sent } = useInParts();
  const change = (
    products: readonly ListedProductFragment[],
    changes: ProductChangesInput,
  ): Promise<Outcome<ListedProductFragment>> =>
    changeAll(products, async (part) => {
      const { data } = await update({ variables: { products: part.map(seen), changes } });
      return data!.updateProducts;
    });
  return { change, sent };
}

function seen({ id, price, priceRange, countInStock }: ListedProductFragment) {
  return {
    id,
    expectedPrice: price,
    expectedHighestPrice: priceRange.max,
    expectedCountInStock: countInStock,
  };
}
