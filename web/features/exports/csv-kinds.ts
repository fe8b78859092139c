import type { ImportKind } from '../../schema.generated.ts';

/** What CSV files are about. */
export const csvKinds: Record<ImportKind, string> = {
  PRODUCTS: 'Products',
  STOCK: 'Stock',
  PRICES: 'Prices',
};
