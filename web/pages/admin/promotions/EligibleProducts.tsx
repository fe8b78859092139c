import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/promotions';
import { CategoryBoxes } from '../../../features/catalog/CategoryBoxes.tsx';
import { type PickedProduct, PickProducts } from '../../../features/catalog/PickProducts.tsx';
import type { PromotionsPageQuery } from './PromotionsPage.generated.tsx';
import { withDeleted } from './promotion-form.ts';

interface EligibleProductsProps {
  categories: PromotionsPageQuery['categories'];
  /** Of the promotion as it was saved. */
  categoryIds: readonly string[];
  products: PickedProduct[];
  onProducts: (products: PickedProduct[]) => void;
  errors: Partial<Record<string, string>>;
}

/** Most products of a promotion. */
const MOST = 100;

/** What a promotion is for: categories and products. */
export function EligibleProducts(props: EligibleProductsProps) {
  const { categories, categoryIds, products, onProducts, errors } = props;
  return (
    <>
      <CategoryBoxes
        categories={withDeleted(categories, categoryIds)}
        chosen={categoryIds}
        hint={t.itIsForProductsIn}
        error={errors.categoryIds}
      />
      <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1 }}>
        <Typography component="legend" sx={{ p: 0, fontWeight: 600, fontSize: '0.9375rem' }}>
          {t.products}
        </Typography>
        <Typography sx={{ fontSize: '0.875rem', color: errors.productIds ? 'error.main' : 'text.secondary' }}>
          {errors.productIds ?? t.itIsForTheseAs}
        </Typography>
        <PickProducts products={products} most={MOST} onChange={onProducts} />
      </Box>
    </>
  );
}
