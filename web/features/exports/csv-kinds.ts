import * as t from '#messages/admin/exports';
import type { ImportKind } from '../../schema.generated.ts';

/** What CSV files are about. */
export const csvKinds: Record<ImportKind, string> = {
  PRODUCTS: t.products,
  STOCK: t.stock,
  PRICES: t.prices,
};
