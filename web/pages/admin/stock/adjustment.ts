import * as t from '#messages/admin/stock';
import { defineFields, type ValuesOf } from '../../../ui/form-fields.ts';
import type { AdjustStockMutationVariables, StockHistoryQuery } from './StockHistory.generated.tsx';

/** The fields of a change of the stock of one of these variants. */
export const adjustmentFields = (variants: StockHistoryQuery['product']['variants']) =>
  defineFields({
    variant: {
      kind: 'choice',
      label: t.variant,
      choices: Object.fromEntries(
        variants.map(({ id, options, countInStock, inventoryQuantity }) => [
          id,
          t.inStock(options.join(', '), inventoryQuantity ?? countInStock),
        ]),
      ) as Record<string, string>,
    },
    reason: { kind: 'choice', label: t.reason, choices: t.adjustments },
    units: { kind: 'count', label: t.units, min: 1, max: 1_000_000, required: true },
  });

/** Units that are damaged or lost are taken out, others added. */
export const adjustmentOf = ({
  variant,
  reason,
  units,
}: ValuesOf<ReturnType<typeof adjustmentFields>>): AdjustStockMutationVariables => ({
  variantId: variant,
  reason,
  by: reason === 'DAMAGED' || reason === 'LOST' ? -units : units,
});
