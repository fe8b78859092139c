import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type SoldLine, variantName } from '#money/line';
import { availableUnits } from '../../catalog/products/available-units.ts';
import { findVariants } from '../../catalog/products/find-variants.ts';
import { findTaken, returnStock, takeStock } from '../../catalog/products/stock.ts';
import type { DomainError } from '../../core/errors.ts';
import type { Checkout } from './checkout.entity.ts';
import { problemsError } from './line-problems.ts';

/** Holds the items of a checkout: they are out of the stock. */
export const stockHolder = {
  async take(em: SqlEntityManager, checkout: Checkout): Promise<DomainError | null> {
    const missing = await takeStock(em, atShopPrices(checkout), checkout.id);
    return missing && missingError(em, missing);
  },

  /** What its moves have taken: units of its order may be cancelled already. */
  async giveBack(em: SqlEntityManager, { id }: Checkout): Promise<void> {
    await returnStock(em, await findTaken(em, id), id);
  },

  async takeAgain(
    em: SqlEntityManager,
    checkout: Checkout,
    { atSamePrices }: { atSamePrices: boolean },
  ): Promise<DomainError | null> {
    const { id, lines } = checkout;
    const wanted = atSamePrices ? atShopPrices(checkout) : lines.map(({ price: _, ...line }) => line);
    const missing = await takeStock(em, wanted, id);
    return missing && missingError(em, missing);
  },
};

/** The lines with the prices that their variants had, to be compared with the current ones. */
const atShopPrices = ({ lines, priceRules }: Pick<Checkout, 'lines' | 'priceRules'>) =>
  lines.map((line, at) => ({
    ...line,
    price: line.priceOverride?.shopPrice ?? priceRules.taxed?.prices[at] ?? line.price,
  }));

/** Why this line, whose variant is locked, could not be taken. Its price is compared if it has one. */
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
  return problemsError([{ ...nameOf(line), reason: 'OUT_OF_STOCK', available: availableUnits(variant) }]);
}

function nameOf(line: Pick<SoldLine, 'item' | 'product' | 'name' | 'options' | 'optionNames'>) {
  return { productId: line.product, variantId: line.item, name: variantName(line) };
}
