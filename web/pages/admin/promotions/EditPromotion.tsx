import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as t from '#messages/admin/promotions';
import { CategoryBoxes } from '../../../features/catalog/CategoryBoxes.tsx';
import { type PickedProduct, PickProducts } from '../../../features/catalog/PickProducts.tsx';
import { EditDialog } from '../../../features/forms/EditDialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Example } from './Example.tsx';
import {
  type EditedPromotionFragment,
  type PromotionsPageQuery,
  useSavePromotionMutation,
} from './PromotionsPage.generated.tsx';
import { fields, fieldsWithout, startValues, toInput, withDeleted } from './promotion-form.ts';

/** Most products of a promotion. */
const MOST = 100;

interface EditPromotionProps {
  /** A new one without it. */
  promotion?: EditedPromotionFragment;
  categories: PromotionsPageQuery['categories'];
  collections: PromotionsPageQuery['collectionChoices'];
  segments: PromotionsPageQuery['segmentChoices'];
}

/** A button that opens the form of a promotion. */
export function EditPromotion({ promotion, categories, collections, segments }: EditPromotionProps) {
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
        segmentId: String(form.get('segment') ?? '') || null,
        categoryIds: form.getAll('category').map(String),
        collectionIds: form.getAll('collection').map(String),
        productIds: products.map(({ id }) => id),
      })}
      onOpen={() => setProducts(promotion?.products ?? [])}
      below={(errors, typed) => (
        <>
          <Typography role="status" sx={status}>
            {typed && <Example promotion={typed} />}
          </Typography>
          {segments.length > 0 && (
            <Select
              name="segment"
              label={t.forCustomers}
              hint={t.forCustomersHint}
              none={t.allCustomers}
              options={segments.map(({ id, name }) => [id, name])}
              defaultValue={promotion?.segmentId ?? ''}
              error={errors.segmentId}
            />
          )}
          <CategoryBoxes
            categories={withDeleted(categories, promotion?.categoryIds ?? [])}
            chosen={promotion?.categoryIds ?? []}
            hint={t.itIsForProductsIn}
            error={errors.categoryIds}
          />
          {collections.length > 0 && (
            <CategoryBoxes
              name="collection"
              legend={t.collections}
              categories={collections.map(({ id, name }) => ({ id, path: [{ name }] }))}
              chosen={promotion?.collectionIds ?? []}
              hint={t.itIsForCollections}
              error={errors.collectionIds}
            />
          )}
          <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1 }}>
            <Typography component="legend" sx={{ p: 0, fontWeight: 600, fontSize: '0.9375rem' }}>
              {t.products}
            </Typography>
            <Typography
              sx={{ fontSize: '0.875rem', color: errors.productIds ? 'error.main' : 'text.secondary' }}
            >
              {errors.productIds ?? t.itIsForTheseAs}
            </Typography>
            <PickProducts products={products} most={MOST} onChange={setProducts} />
          </Box>
        </>
      )}
    />
  );
}

/** While it is empty it takes no room: it goes into the gap above. */
const status = { fontSize: '0.875rem', color: 'text.secondary', '&:empty': { mt: -2.5 } };
