import { sumsOf } from './read-rows.ts';
import type { AT, VariantRow } from './variant-rows.ts';

/** Makes a field of the product one of its only variant; of several it shows their sum, where there is one. */
export const ownFieldOf =
  (
    rows: readonly VariantRow[],
    isAlone: boolean,
    errors: Partial<Record<string, string>>,
    onChange: (rows: VariantRow[]) => void,
  ) =>
  (
    name: 'price' | 'countInStock' | 'backorderLimit',
    column: (typeof AT)['price' | 'stock' | 'backorderLimit'],
  ) => ({
    value: isAlone ? rows[0]!.cells.at(column)! : { backorderLimit: '', ...sumsOf(rows) }[name],
    error: isAlone ? errors[`variants.0.${name}`] : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange([{ ...rows[0]!, cells: rows[0]!.cells.with(column, target.value) }]),
  });
