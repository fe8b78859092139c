import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as t from '#messages/admin/promotions';
import type { PickedProduct } from '../../../features/catalog/PickProducts.tsx';
import { EditDialog } from '../../../features/forms/EditDialog.tsx';
import { EligibleProducts } from './EligibleProducts.tsx';
import { Example } from './Example.tsx';
import {
  type EditedPromotionFragment,
  type PromotionsPageQuery,
  useSavePromotionMutation,
} from './PromotionsPage.generated.tsx';
import { fields, fieldsWithout, startValues, toInput } from './promotion-form.ts';

interface EditPromotionProps {
  /** A new one without it. */
  promotion?: EditedPromotionFragment;
  categories: PromotionsPageQuery['categories'];
}

/** A button that opens the form of a promotion. */
export function EditPromotion({ promotion, categories }: EditPromotionProps) {
  const [products, setProducts] = useState<PickedProduct[]>([]);
  return (
    <EditDialog
      noun={t.promotion}
      name={promotion?.title}
      fields={fields}
      values={startValues(promotion)}
      hides={fieldsWithout}
      errorsOf={({ value, isAutomatic }) => ({ percent: value, amount: value, how: isAutomatic })}
      mutation={useSavePromotionMutation({ context: { inlineErrors: true } })}
      toInput={(values, form) => ({
        ...toInput(values),
        id: promotion?.id,
        version: promotion?.version,
        categoryIds: form.getAll('category').map(String),
        productIds: products.map(({ id }) => id),
      })}
      onOpen={() => setProducts(promotion?.products ?? [])}
      below={(errors, typed) => (
        <>
          <Typography role="status" sx={status}>
            {typed && <Example promotion={typed} />}
          </Typography>
          <EligibleProducts
            categories={categories}
            categoryIds={promotion?.categoryIds ?? []}
            products={products}
            onProducts={setProducts}
            errors={errors}
          />
        </>
      )}
    />
  );
}

/** While it is empty it takes no room: it goes into the gap above. */
const status = { fontSize: '0.875rem', color: 'text.secondary', '&:empty': { mt: -2.5 } };
