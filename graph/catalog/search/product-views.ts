import { registerEnumType } from 'type-graphql';
import { stockOf } from '../products/product.entity.ts';
import { visible } from '../products/product-row.ts';
import { RESTORE_DAYS } from '../products/restorable.ts';

/** A product that can be bought is low in stock with this many units or less. */
export const LOW_STOCK = 5;

/** Which products a list of admins has. */
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

registerEnumType(ProductView, {
  name: 'ProductView',
  description: 'Which products a list of admins has.',
  valuesConfig: {
    ALL: { description: 'Those that are sold, and drafts.' },
    PUBLISHED: { description: 'Those that shoppers see.' },
    DRAFTS: { description: 'Those that are hidden from shoppers.' },
    LOW_STOCK: { description: `Those with 1 to ${LOW_STOCK} units in stock, of all variants together.` },
    SOLD_OUT: { description: 'Those without a unit in stock.' },
    REDUCED: { description: 'Those of which a variant is reduced.' },
    DELETED: { description: `Those that were deleted within the last ${RESTORE_DAYS} days.` },
  },
});

const stock = stockOf('products');

/** The condition of each view on the table of products; `restorable` is the moment since which deleted ones are listed. */
export const viewConditions = (restorable: string): Record<ProductView, string> => ({
  all: visible(true),
  published: visible(false),
  drafts: `${visible(true)} and is_draft`,
  lowStock: `${visible(true)} and ${stock} between 1 and ${LOW_STOCK}`,
  soldOut: `${visible(true)} and ${stock} = 0`,
  reduced: `${visible(true)} and is_on_sale`,
  deleted: `deleted_at >= ${restorable}`,
});
