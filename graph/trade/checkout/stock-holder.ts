import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type SoldLine, variantName } from '#money/line';
import { findVariants } from '../../catalog/products/find-variants.ts';
import { returnStock, takeStock } from '../../catalog/products/stock.ts';
import type { DomainError } from '../../core/errors.ts';
import type { Checkout } from './checkout.entity.ts';
import { problemsError } from './line-problems.ts';

/** Holds the items of a checkout: they are out of the stock. */
export const stockHolder = {
  async take(em: SqlEntityManager, { id, lines }: Checkout): Promise<DomainError | null> {
    const missing = await takeStock(em, lines.map(atShopPrice), id);
    return missing && outOfStock(missing, missing.qty - 1);
  },

  giveBack(em: SqlEntityManager, { id, lines }: Checkout): Promise<void> {
    return returnStock(em, lines, id);
  },

  async takeAgain(
    em: SqlEntityManager,
    { id, lines }: Checkout,
    { atSamePrices }: { atSamePrices: boolean },
  ): Promise<DomainError | null> {
    const wanted = atSamePrices ? lines.map(atShopPrice) : lines.map(({ price: _, ...line }) => line);
    const missing = await takeStock(em, wanted, id);
    return missing && missingError(em, missing);
  },
};

/** The line with the price that its variant had, to be compared with the current one. */
const atShopPrice = <Each extends SoldLine>(line: Each): Each => ({
  ...line,
  price: line.priceOverride?.shopPrice ?? line.price,
});

type Named = Pick<SoldLine, 'item' | 'product' | 'name' | 'options' | 'optionNames'>;

/** Why this line could not be taken. Its price is looked at if it has one. */
async function missingError(
  em: SqlEntityManager,
  line: Omit<SoldLine, 'price'> & { price?: number },
): Promise<DomainError> {
  const { variants } = await findVariants(em, { ids: [line.item], productIds: [] });
  const [variant] = variants;
  if (!variant) return problemsError([{ ...nameOf(line), reason: 'NO_LONGER_SOLD' }]);
  if (line.price !== undefined && line.price !== variant.price) {
    return problemsError([{ ...nameOf(line), reason: 'PRICE_CHANGED', price: variant.price }]);
  }
  // Pieces may have come back since they were missing.
  return outOfStock(line, Math.min(variant.countInStock, line.qty - 1));
}

function outOfStock(line: Named, available: number): DomainError {
  return problemsError([{ ...nameOf(line), reason: 'OUT_OF_STOCK', available }]);
}

function nameOf(line: Named) {
  return { productId: line.product, variantId: line.item, name: variantName(line) };
}
