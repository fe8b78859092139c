import type { ImportField, ImportKind, ImportState } from '../../../schema.generated.ts';

/** What is to be known before a file is chosen. */
export const kindHints: Record<ImportKind, string> = {
  PRODUCTS: 'Adds products and variants that are new, and changes those that the shop has.',
  STOCK: 'Sets the stock of variants that the shop has.',
  PRICES: 'Sets the prices of variants that the shop has.',
};

export const fieldNames: Record<ImportField, string> = {
  PRODUCT_ID: 'Product ID',
  VARIANT_ID: 'Variant ID',
  SLUG: 'Slug',
  SKU: 'SKU',
  NAME: 'Name',
  BRAND: 'Brand',
  CATEGORY: 'Category',
  DESCRIPTION: 'Description',
  PRICE: 'Price',
  COMPARE_AT_PRICE: 'Compare-at price',
  STOCK: 'Stock',
  STOCK_BEFORE: 'Stock when exported',
  OPTION_1: 'Option 1',
  VALUE_1: 'Value 1',
  OPTION_2: 'Option 2',
  VALUE_2: 'Value 2',
  OPTION_3: 'Option 3',
  VALUE_3: 'Value 3',
  STATUS: 'Status',
  IMAGE: 'Picture',
  ATTRIBUTES: 'Attributes',
};

const IDENTIFIERS: readonly ImportField[] = ['PRODUCT_ID', 'VARIANT_ID', 'SLUG', 'SKU'];

/** The fields that each kind of import reads. */
export const fieldsOf: Record<ImportKind, readonly ImportField[]> = {
  PRODUCTS: Object.keys(fieldNames) as ImportField[],
  STOCK: [...IDENTIFIERS, 'STOCK', 'STOCK_BEFORE'],
  PRICES: [...IDENTIFIERS, 'PRICE', 'COMPARE_AT_PRICE'],
};

export function stateName({ state, isDryRun }: { state: ImportState; isDryRun: boolean }): string {
  const names: Record<ImportState, string> = {
    WAITING: isDryRun ? 'Checking' : 'Importing',
    DONE: isDryRun ? 'Checked' : 'Imported',
    CANCELLED: 'Cancelled',
    FAILED: 'Failed',
  };
  return names[state];
}
