import * as t from '#messages/admin/products';
import type { ProductView } from '../../../schema.generated.ts';
import type { Selection } from '../../../ui/useSelection.ts';
import type { ListedProductFragment } from './AdminProductsPage.generated.tsx';

export const views: Record<ProductView, string> = {
  ALL: t.all,
  PUBLISHED: t.published,
  DRAFTS: t.drafts,
  LOW_STOCK: t.lowStock,
  SOLD_OUT: t.soldOut,
  REDUCED: t.reduced,
  DELETED: t.deletedLabel,
};

/** Most products that the server changes at once. */
export const MOST = 500;

export type ProductSelection = Selection<ListedProductFragment>;
