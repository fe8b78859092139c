import { registerEnumType } from 'type-graphql';
import { describeEnum } from '../../core/describe-enum.ts';
import type { FormatName } from './formats/format.ts';
import type { ImportState } from './import.entity.ts';
import { type ImportField, type ImportKind, importFields } from './import-fields.ts';

const inCapitals = (name: string) => name.replace(/[A-Z0-9]/g, (letter) => `_${letter}`).toUpperCase();

export const ImportKindName = {
  PRODUCTS: 'products',
  STOCK: 'stock',
  PRICES: 'prices',
  PAST_CUSTOMERS: 'past_customers',
  PAST_ORDERS: 'past_orders',
} as const satisfies Record<string, ImportKind>;
describeEnum('ImportKind', ImportKindName, 'What a CSV file is about.', {
  PRODUCTS: 'Products with their variants: new ones are added, known ones changed.',
  STOCK: 'The stock of known variants alone.',
  PRICES: 'The prices of known variants alone.',
  PAST_CUSTOMERS:
    'Customers of the shop system that was used before, as history. For staff with ORDERS as well.',
  PAST_ORDERS: 'Orders of the shop system that was used before, as history. For staff with ORDERS as well.',
});

export const ImportFormatName = {
  SHOPIFY: 'shopify',
  WOOCOMMERCE: 'woocommerce',
  MEDUSA: 'medusa',
  VENDURE: 'vendure',
} as const satisfies Record<string, FormatName>;
describeEnum('ImportFormat', ImportFormatName, 'The shop system that a CSV file comes from.', {
  SHOPIFY: 'A file of products as Shopify exports it.',
  WOOCOMMERCE:
    'A file of products as WooCommerce exports it, with headers in English, German, French, Spanish, Dutch or Italian.',
  MEDUSA: 'A file of products as Medusa exports it, or its template.',
  VENDURE: 'A file of products as Vendure imports it.',
});

export const ImportFieldName = Object.fromEntries(
  Object.keys(importFields).map((field) => [inCapitals(field), field]),
) as Record<string, ImportField>;
registerEnumType(ImportFieldName, {
  name: 'ImportField',
  description: 'What a column of a CSV file holds.',
  valuesConfig: Object.fromEntries(
    Object.entries(importFields).map(([field, { header }]) => [
      inCapitals(field),
      { description: `The column that exports call "${header}".` },
    ]),
  ),
});

export const ImportStateName = {
  WAITING: 'waiting',
  DONE: 'done',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
} as const satisfies Record<string, ImportState>;
describeEnum('ImportState', ImportStateName, 'What became of an import or an export.', {
  WAITING: 'Its rows are being read, or will be within seconds.',
  DONE: 'All rows were read; those with errors were left out.',
  CANCELLED: 'Somebody stopped it. What was imported until then stays.',
  FAILED: 'It was given up; what was imported until then stays.',
});
