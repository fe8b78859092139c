import { describeEnum } from '../../core/describe-enum.ts';
import { hasAvailable } from '../products/available-units.ts';
import { visible } from '../products/product-row.ts';
import { RESTORE_DAYS } from '../products/restorable.ts';

/** A product that can be bought, and whose variants have no reorder point, is low in stock with this many units or less. */
export const LOW_STOCK = 5;

export const ProductView = {
  ALL: 'all',
  PUBLISHED: 'published',
  DRAFTS: 'drafts',
  LOW_STOCK: 'lowStock',
  SOLD_OUT: 'soldOut',
  REDUCED: 'reduced',
  DELETED: 'deleted',
} as const;
export type ProductView = (typeof ProductView)[keyof typeof ProductView];

describeEnum('ProductView', ProductView, 'Which products a list of admins has.', {
  ALL: 'Those that are sold, and drafts.',
  PUBLISHED: 'Those that shoppers see.',
  DRAFTS: 'Those that are hidden from shoppers.',
  LOW_STOCK: `Those of which a variant is at its reorder point or below; without such a point, those with 1 to ${LOW_STOCK} units in stock, of all variants together.`,
  SOLD_OUT: 'Those of which nothing can be bought: no unit is in stock, and none is sold on backorder.',
  REDUCED: 'Those of which a variant is reduced.',
  DELETED: `Those that were deleted within the last ${RESTORE_DAYS} days.`,
});

/** The products with a variant that has so few units: few, which are found first. `is true` has them read once, as a set. */
const HAS_LOW_VARIANT = `(products.id in (select product_id from variants where variants.deleted_at is null
    and (count_in_stock <= reorder_point or reorder_point is null and count_in_stock between 1 and ${LOW_STOCK}))) is true`;

/** Whether a row of products is low in stock: by the reorder points of its variants, or by the sum of their units. */
const IS_LOW = `${HAS_LOW_VARIANT} and coalesce((select case when bool_or(v.reorder_point is not null)
    then bool_or(v.count_in_stock <= v.reorder_point) else sum(greatest(v.count_in_stock, 0)) between 1 and ${LOW_STOCK} end
  from variants v where v.product_id = products.id and v.deleted_at is null), false)`;

/** The condition of each view on the table of products; `restorable` is the moment since which deleted ones are listed. */
export const viewConditions = (restorable: string): Record<ProductView, string> => ({
  all: visible(true),
  published: visible(false),
  drafts: `${visible(true)} and is_draft`,
  lowStock: `${visible(true)} and ${IS_LOW}`,
  soldOut: `${visible(true)} and not ${hasAvailable('products.id')}`,
  reduced: `${visible(true)} and is_on_sale`,
  deleted: `deleted_at >= ${restorable}`,
});
