import * as t from '#messages/admin/exports';
import type { ImportKind } from '../../schema.generated.ts';

/** What files of the catalogue are about: those that are exported as well. */
export const catalogueKinds = {
  PRODUCTS: t.products,
  STOCK: t.stock,
  PRICES: t.prices,
} as const;

/** What imported files are about. */
export const csvKinds: Record<ImportKind, string> = {
  ...catalogueKinds,
  PAST_CUSTOMERS: t.pastCustomers,
  PAST_ORDERS: t.pastOrders,
};
