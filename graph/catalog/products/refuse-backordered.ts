import { DomainError } from '../../core/errors.ts';
import type { Product } from './product.entity.ts';
import type { Variant } from './variant.entity.ts';

/**
 * Refuses to remove locked variants of which units are on backorder: the stock of a removed variant cannot be changed, so what comes in for these
 * orders could not be booked. Errors: BACKORDERED.
 */
export function refuseBackordered({ name }: Pick<Product, 'name'>, variants: readonly Variant[]): void {
  const units = variants.reduce((sum, { countInStock }) => sum + Math.max(0, -countInStock), 0);
  if (units === 0) return;
  throw new DomainError(
    'BACKORDERED',
    `${name}: ${units} ${units === 1 ? 'unit is' : 'units are'} on backorder. Ship or cancel these orders first, or add what came in to its stock if they are shipped. To sell no more of it meanwhile, end its backorders or make the product a draft.`,
  );
}
