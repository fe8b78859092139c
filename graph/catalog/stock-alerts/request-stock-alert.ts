import { validate as isUuid } from 'uuid';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { availableUnits } from '../products/available-units.ts';
import { findVariants, type SoldVariant } from '../products/find-variants.ts';
import { requestAlert } from './request-alert.ts';
import type { RequestStockAlertInput } from './stock-alerts.types.ts';

/** Requests one mail when a variant is back in stock. Errors: NOT_FOUND for what is not sold; VARIANT_IN_STOCK; those of `requestAlert`. */
export function requestStockAlert(ctx: Context, input: RequestStockAlertInput): Promise<boolean> {
  return requestAlert(ctx, input, {
    type: 'stock.confirm',
    check: async () => {
      if (availableUnits(await requireVariant(ctx, input.variantId)) > 0)
        throw new DomainError('VARIANT_IN_STOCK', 'This can be bought now. Load the page again.');
      return null;
    },
  });
}

/** Errors: NOT_FOUND for what is not sold. */
export async function requireVariant({ em }: Context, id: string): Promise<SoldVariant> {
  const wanted = { ids: isUuid(id) ? [id] : [], productIds: [] };
  const [variant] = (await findVariants(em, wanted)).variants;
  if (!variant) throw new DomainError('NOT_FOUND', 'This product is not sold any more.');
  return variant;
}
