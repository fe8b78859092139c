import * as t from '#messages/admin/imports';
import type { ImportField, ImportFormat, ImportKind, ImportState } from '../../../schema.generated.ts';
import type { PreviewImportMutation } from './NewImportPage.generated.tsx';

/** What is to be known before a file is chosen. */
export const kindHints: Record<ImportKind, string> = {
  PRODUCTS: t.addsProductsAndVariantsThat,
  STOCK: t.setsTheStockOfVariants,
  PRICES: t.setsThePricesOfVariants,
  PAST_CUSTOMERS: t.keepsPastCustomers,
  PAST_ORDERS: t.keepsPastOrders,
};

export const fieldNames: Record<ImportField, string> = {
  PRODUCT_ID: t.productId,
  VARIANT_ID: t.variantId,
  SLUG: t.slug,
  SKU: 'SKU',
  NAME: t.name,
  BRAND: t.brand,
  CATEGORY: t.category,
  DESCRIPTION: t.description,
  TAGS: t.tags,
  SEO_TITLE: t.seoTitle,
  SEO_DESCRIPTION: t.seoDescription,
  PRICE: t.price,
  COMPARE_AT_PRICE: t.compareAtPrice,
  STOCK: t.stock,
  STOCK_BEFORE: t.stockWhenExported,
  BARCODE: t.barcode,
  COST: t.cost,
  WEIGHT: t.weight,
  ENERGY_CLASS: t.energyClass,
  EPREL_NUMBER: t.eprelNumber,
  MANUFACTURER: t.manufacturer,
  TAX_CLASS: t.taxClass,
  NET_CONTENT: t.netContent,
  REORDER_POINT: t.reorderPoint,
  BACKORDER_LIMIT: t.backorderLimit,
  OPTION_1: t.option1,
  VALUE_1: t.value1,
  OPTION_2: t.option2,
  VALUE_2: t.value2,
  OPTION_3: t.option3,
  VALUE_3: t.value3,
  STATUS: t.status,
  PUBLISH_AT: t.onSaleFrom,
  UNPUBLISH_AT: t.offSaleFrom,
  IMAGE: t.picture,
  ATTRIBUTES: t.attributes,
  CUSTOM_FIELDS: t.customFields,
  VARIANT_FIELDS: t.variantFields,
};

export const formatNames: Record<ImportFormat, string> = {
  SHOPIFY: 'Shopify',
  WOOCOMMERCE: 'WooCommerce',
  MEDUSA: 'Medusa',
  VENDURE: 'Vendure',
};

const EXAMPLES = 3;

/** The columns of a preview, each with some of its cells. */
export const columnRows = ({ columns, rows }: PreviewImportMutation['previewImport']) =>
  columns.map(({ header, field }, index) => ({
    id: String(index),
    header,
    field,
    examples: rows
      .slice(0, EXAMPLES)
      .flatMap(({ cells }) => cells[index] || [])
      .join(' · '),
  }));

const IDENTIFIERS: readonly ImportField[] = ['PRODUCT_ID', 'VARIANT_ID', 'SLUG', 'SKU'];

/** The fields that each kind of import reads. */
export const fieldsOf: Record<ImportKind, readonly ImportField[]> = {
  PRODUCTS: Object.keys(fieldNames) as ImportField[],
  STOCK: [...IDENTIFIERS, 'STOCK', 'STOCK_BEFORE'],
  PRICES: [...IDENTIFIERS, 'PRICE', 'COMPARE_AT_PRICE'],
  PAST_CUSTOMERS: [],
  PAST_ORDERS: [],
};

/** Rows without a stock, by what the columns hold. */
export function uncountedIn(
  { columns, total }: PreviewImportMutation['previewImport'],
  kind: ImportKind,
  fields: readonly (ImportField | null | undefined)[],
): number {
  return kind === 'PRODUCTS' ? (columns[fields.indexOf('STOCK')]?.empty ?? total) : 0;
}

export const isHistory = (kind: ImportKind): boolean => kind.startsWith('PAST_');

export function stateName({ state, isDryRun }: { state: ImportState; isDryRun: boolean }): string {
  const names: Record<ImportState, string> = {
    WAITING: isDryRun ? t.checking : t.importing,
    DONE: isDryRun ? t.checked : t.imported,
    CANCELLED: t.cancelled,
    FAILED: t.failed,
  };
  return names[state];
}
