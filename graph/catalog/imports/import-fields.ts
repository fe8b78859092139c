import { Permission } from '../../core/actor.ts';

/** What an import or an export of the catalogue is about. */
export type CatalogueKind = 'products' | 'stock' | 'prices';
/** What an import of what happened in an earlier shop is about. */
export type HistoryKind = 'past_customers' | 'past_orders';
/** What an import is about. */
export type ImportKind = CatalogueKind | HistoryKind;

export const isHistory = (kind: ImportKind): kind is HistoryKind => kind.startsWith('past_');

/** The permissions that an import of a kind needs: history is about people. */
export const neededFor = (kind: ImportKind): readonly Permission[] =>
  isHistory(kind) ? [Permission.Products, Permission.Orders] : [Permission.Products];

/** What a column of a file can hold: the header that exports write, and others that are recognised. */
export const importFields = {
  productId: { header: 'Product ID', also: ['id'] },
  variantId: { header: 'Variant ID', also: [] },
  slug: { header: 'Slug', also: ['handle', 'url handle', 'product slug'] },
  sku: { header: 'SKU', also: ['variant sku', 'article number', 'item number'] },
  name: { header: 'Name', also: ['title', 'product', 'product name'] },
  brand: { header: 'Brand', also: ['vendor', 'manufacturer'] },
  category: { header: 'Category', also: ['type', 'product type', 'product category'] },
  description: { header: 'Description', also: [] },
  tags: { header: 'Tags', also: ['product tags'] },
  seoTitle: { header: 'SEO title', also: ['meta title', 'seo page title'] },
  seoDescription: { header: 'SEO description', also: ['meta description', 'seo meta description'] },
  energyClass: { header: 'Energy class', also: ['energy efficiency class'] },
  eprelNumber: { header: 'EPREL number', also: ['eprel', 'eprel id', 'eprel registration number'] },
  // "Manufacturer" alone is the brand in files of others.
  manufacturer: { header: 'Manufacturer (product safety)', also: ['safety manufacturer'] },
  taxClass: { header: 'Tax class', also: ['tax category', 'vat class'] },
  price: { header: 'Price', also: ['variant price'] },
  compareAtPrice: {
    header: 'Compare-at price',
    also: ['variant compare at price', 'price before', 'was price'],
  },
  stock: { header: 'Stock', also: ['variant inventory qty', 'quantity', 'count in stock', 'inventory'] },
  stockBefore: { header: 'Stock when exported', also: [] },
  barcode: { header: 'Barcode', also: ['variant barcode', 'gtin', 'ean', 'upc'] },
  cost: { header: 'Cost', also: ['cost per item', 'variant cost', 'unit cost'] },
  weight: { header: 'Weight in grams', also: ['variant grams', 'grams'] },
  netContent: { header: 'Net content', also: ['unit pricing measure', 'net contents'] },
  reorderPoint: { header: 'Reorder point', also: ['reorder level', 'minimum stock'] },
  backorderLimit: { header: 'Backorder limit', also: [] },
  option1: { header: 'Option 1', also: ['option1 name'] },
  value1: { header: 'Value 1', also: ['option1 value'] },
  option2: { header: 'Option 2', also: ['option2 name'] },
  value2: { header: 'Value 2', also: ['option2 value'] },
  option3: { header: 'Option 3', also: ['option3 name'] },
  value3: { header: 'Value 3', also: ['option3 value'] },
  status: { header: 'Status', also: ['published'] },
  publishAt: { header: 'On sale from', also: ['publish at', 'available from'] },
  unpublishAt: { header: 'Off sale from', also: ['unpublish at', 'available until'] },
  image: { header: 'Picture', also: ['image', 'image src', 'picture url', 'image url'] },
  attributes: { header: 'Attributes', also: [] },
  customFields: { header: 'Custom fields', also: [] },
  variantFields: { header: 'Variant custom fields', also: [] },
} as const satisfies Record<string, { header: string; also: readonly string[] }>;

export type ImportField = keyof typeof importFields;

/** Names of products, brands, categories and options are one line. */
export const isName = (field: ImportField) => /^(name|brand|category|option.|value.)$/.test(field);

const IDENTIFIERS: readonly ImportField[] = ['productId', 'variantId', 'slug', 'sku'];

/** The fields of each kind of import, in the order of the columns of its export. */
export const fieldsOf: Record<CatalogueKind, readonly ImportField[]> = {
  products: Object.keys(importFields) as ImportField[],
  stock: [...IDENTIFIERS, 'stock', 'stockBefore'],
  prices: [...IDENTIFIERS, 'price', 'compareAtPrice'],
};

/** The index of the column of each field. */
export type Mapping = Partial<Record<ImportField, number>>;

/** The fields of the headers that are recognised, whatever their case and spaces. */
export function proposeMapping(kind: CatalogueKind, headers: readonly string[]): Mapping {
  const keys = headers.map(keyOf);
  const mapping: Mapping = {};
  for (const field of fieldsOf[kind]) {
    const { header, also } = importFields[field];
    const index = [header, ...also].map((name) => keys.indexOf(keyOf(name))).find((found) => found >= 0);
    if (index !== undefined) mapping[field] = index;
  }
  return mapping;
}

/** A header without what people write differently. */
export const keyOf = (header: string) => header.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
