import type { StockMoveReason } from '../../../schema.generated.ts';

export const stockHistory = 'Stock history';
export const stockOf = (name: string) => `Stock of ${name}`;
export const intro = 'What moved the stock, the newest first.';
export const variant = 'Variant';
export const allVariants = 'All variants';
export const inStock = (name: string, count: number) => (name ? `${name} (${count})` : `${count} in stock`);
export const when = 'WHEN';
export const variantColumn = 'VARIANT';
export const sku = 'SKU';
export const change = 'CHANGE';
export const balance = 'IN STOCK AFTER';
export const why = 'WHY';
export const order = 'ORDER';
export const by = 'BY';
export const adjust = 'Change the stock';
export const adjustHint =
  'What comes in is added, whatever is sold meanwhile. Units on backorder go to the oldest orders first.';
export const adjusted = 'Stock changed';
export const reason = 'Why';
export const units = 'Units';
export const adjustments = {
  RECEIVED: 'Received from a supplier',
  RETURNED: 'Brought back',
  DAMAGED: 'Damaged: taken out',
  LOST: 'Lost: taken out',
} as const;
export const nothingMoved = 'Nothing has moved this stock yet.';
export const reasons: Record<StockMoveReason, string> = {
  INITIAL: 'Added to the shop',
  RESTOCK: 'Raised by staff',
  CORRECTION: 'Lowered by staff',
  HELD: 'Bought or reserved',
  RELEASED: 'Released or cancelled',
  RECEIVED: 'Received from a supplier',
  RETURNED: 'Brought back',
  DAMAGED: 'Damaged',
  LOST: 'Lost',
  COUNTED: 'Counted',
  STOCKTAKE: 'Stock-take',
};
