import type { Context } from '../../core/context.ts';
import { requestAlert } from './request-alert.ts';
import { requireVariant } from './request-stock-alert.ts';
import type { RequestStockAlertInput } from './stock-alerts.types.ts';

/** Requests one mail when a variant costs less than now. Errors: NOT_FOUND for what is not sold; those of `requestAlert`. */
export function requestPriceAlert(ctx: Context, input: RequestStockAlertInput): Promise<boolean> {
  return requestAlert(ctx, input, {
    type: 'price.confirm',
    check: async () => (await requireVariant(ctx, input.variantId)).price,
  });
}
