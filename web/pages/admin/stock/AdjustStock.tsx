import { useRef } from 'react';
import * as t from '#messages/admin/stock';
import { FormButton } from '../../../apollo/FormButton.tsx';
import { FormFields } from '../../../ui/FormFields.tsx';
import { readFields } from '../../../ui/form-fields.ts';
import { newKey } from '../../../ui/new-key.ts';
import { adjustmentFields, adjustmentOf } from './adjustment.ts';
import {
  type AdjustStockMutationVariables,
  type StockHistoryQuery,
  useAdjustStockMutation,
} from './StockHistory.generated.tsx';

interface AdjustStockProps {
  variants: StockHistoryQuery['product']['variants'];
  /** The one that is chosen in the list. */
  variantId: string | null;
}

/** A button that adds units to the stock of a variant, or takes some out, with the reason, whatever is sold meanwhile. */
export function AdjustStock({ variants, variantId }: AdjustStockProps) {
  const [run, state] = useAdjustStockMutation({ context: { inlineErrors: true } });
  // One a form: what is sent again, since its response was lost, counts once.
  const idempotencyKey = useRef('');
  const fields = adjustmentFields(variants);
  return (
    <FormButton<AdjustStockMutationVariables>
      label={t.adjust}
      variant="contained"
      title={t.adjust}
      description={t.adjustHint}
      width="xs"
      mutation={[({ variables: { input } }) => run({ variables: input }), state]}
      done={t.adjusted}
      onOpen={() => {
        idempotencyKey.current = newKey();
      }}
      toInput={(form) => ({
        ...adjustmentOf(readFields(fields, form)),
        idempotencyKey: idempotencyKey.current,
      })}
    >
      {(errors) => (
        <FormFields
          fields={fields}
          values={{ variant: variantId ?? variants[0]?.id ?? '', reason: 'RECEIVED' }}
          errors={{ units: errors.by }}
        />
      )}
    </FormButton>
  );
}
