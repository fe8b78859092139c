import * as t from '#messages/admin/edit-product';
import { TextField } from '../../../ui/TextField.tsx';
import type { useProductForm } from './useProductForm.ts';
import { AT } from './variant-rows.ts';

interface StockFieldsProps {
  edit: ReturnType<typeof useProductForm>;
  hint: string | undefined;
}

/** The stock of a product, and its backorder limit while it has one variant. */
export function StockFields({ edit: { ownField, variants, alone }, hint }: StockFieldsProps) {
  return (
    <>
      <TextField
        {...ownField('countInStock', AT.stock)}
        required
        type="number"
        label={t.countInStock}
        name="countInStock"
        hint={hint}
        inputProps={{
          min: Math.min(0, variants.rows[0]?.opened?.countInStock ?? 0),
          max: 1_000_000,
          readOnly: !alone,
        }}
      />
      {alone && (
        <TextField
          {...ownField('backorderLimit', AT.backorderLimit)}
          type="number"
          label={t.optional(t.backorderLimit)}
          name="backorderLimit"
          hint={t.backorderHint}
          inputProps={{ min: 0, max: 1_000_000 }}
        />
      )}
    </>
  );
}
