import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import * as t from '#messages/admin/products';
import type { ListedProductFragment as Product } from './AdminProductsPage.generated.tsx';
import { unitsOf } from './changes.ts';

/** As the view of low stock says: by the reorder points of the variants, or by the sum of their units. */
export function isLow(
  { countInStock, variants }: Pick<Product, 'countInStock' | 'variants'>,
  lowStock: number,
) {
  const own = variants.filter(({ reorderPoint }) => reorderPoint !== null);
  if (own.length > 0) return own.some((variant) => variant.inventoryQuantity! <= variant.reorderPoint!);
  return countInStock > 0 && countInStock <= lowStock;
}

/** Units in stock, or a mark when there are few, none that can be bought, or those on backorder alone; those that were sold on backorder and are not there besides. */
export function Stock({ product, lowStock }: { product: Product; lowStock: number }) {
  const { countInStock, availableQuantity, variants } = product;
  const owed = countInStock - unitsOf(product);
  return (
    <span>
      {countInStock === 0 && availableQuantity > 0 ? (
        <Chip size="small" label={t.onBackorder} color="warning" variant="outlined" />
      ) : countInStock === 0 ? (
        <Chip size="small" label={t.soldOut} color="error" variant="outlined" />
      ) : isLow(product, lowStock) ? (
        <Chip size="small" label={t.low(countInStock)} color="warning" variant="outlined" />
      ) : (
        countInStock
      )}
      {owed > 0 && <Small>{t.owed(owed)}</Small>}
      {variants.length > 1 && <Small>{t.variants(variants.length)}</Small>}
    </span>
  );
}

function Small({ children }: { children: ReactNode }) {
  return (
    <Box component="small" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
