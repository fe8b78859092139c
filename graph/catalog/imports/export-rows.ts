import { decimalText } from '#money/cents';
import { guardCell } from '../../core/formula-guard.ts';
import type { NamedPath } from '../categories/category-path.ts';
import type { Product } from '../products/product.entity.ts';
import { timeOf } from '../products/publication-times.ts';
import type { Variant } from '../products/variant.entity.ts';
import type { VariantFacts } from '../products/variant-facts.ts';
import { attributesText } from './attribute-cell.ts';
import { fieldsText } from './custom-field-cell.ts';
import { type CatalogueKind, fieldsOf, type ImportField, importFields } from './import-fields.ts';
import { TAG_SEPARATOR } from './read-row.ts';

type OfText =
  | 'name'
  | 'brand'
  | 'category'
  | 'description'
  | 'seoTitle'
  | 'seoDescription'
  | 'image'
  | 'energyClass'
  | 'eprelNumber'
  | 'taxClass';
type OfProduct = OfText | 'slug' | 'attributes' | 'tags';
type OfVariant = 'sku' | 'options' | 'price' | 'compareAtPrice' | keyof VariantFacts;

/** A variant with its product, as exports read it. */
export interface ExportRow
  extends Pick<Product, OfProduct | 'isDraft' | 'optionNames'>,
    Pick<Variant, OfVariant> {
  productId: string;
  variantId: string;
  categoryId: string | null;
  /** Its name. */
  manufacturer: string | null;
  publishAt: string | null;
  unpublishAt: string | null;
  stock: number;
  /** As cells have them. */
  customFields: string;
  variantFields: string;
}

export const EXPORT_COLUMNS = `p.id as "productId", v.id as "variantId", p.current_slug as slug, v.sku, v.barcode, v.cost, v.weight, v.net_content as "netContent", v.reorder_point as "reorderPoint", nullif(v.backorder_limit, 0) as "backorderLimit", p.name, p.brand, p.category,
  p.category_id as "categoryId", p.description, p.seo_title as "seoTitle", p.seo_description as "seoDescription", p.energy_class as "energyClass", p.eprel_number as "eprelNumber", p.tax_class as "taxClass", (select m.name from manufacturers m where m.id = p.manufacturer_id) as manufacturer, p.tags, v.price, v.compare_at_price as "compareAtPrice", v.count_in_stock as stock,
  p.option_names as "optionNames", v.options, p.is_draft as "isDraft", p.image, p.attributes,
  ${fieldsText('product', 'p.id')} as "customFields", ${fieldsText('variant', 'v.id')} as "variantFields",
  ${timeOf('publish_at', 'p')} as "publishAt", ${timeOf('unpublish_at', 'p')} as "unpublishAt"`;

export const headersOf = (kind: CatalogueKind) => fieldsOf[kind].map((field) => importFields[field].header);

/** The cells of a variant in the order of the headers: imported again they change nothing. */
export function cellsOf(
  kind: CatalogueKind,
  row: ExportRow,
  paths: ReadonlyMap<string, NamedPath>,
): string[] {
  const path = (row.categoryId && paths.get(row.categoryId)?.path) || row.category;
  return fieldsOf[kind].map((field) => guardCell(cellOf(field, row, path).trim()));
}

function cellOf(field: ImportField, row: ExportRow, path: string): string {
  const number = Number(/\d$/.exec(field)?.[0]) - 1;
  if (field.startsWith('option')) return row.optionNames[number] ?? '';
  if (field.startsWith('value')) return row.options[number] ?? '';
  switch (field) {
    case 'category':
      return path;
    case 'price':
      return decimalText(row.price);
    case 'compareAtPrice':
    case 'cost':
      return row[field] === null ? '' : decimalText(row[field]);
    case 'weight':
    case 'reorderPoint':
    case 'backorderLimit':
      return String(row[field] ?? '');
    case 'stock':
    case 'stockBefore':
      return String(row.stock);
    case 'attributes':
      return attributesText(row.attributes);
    case 'tags':
      return row.tags.join(TAG_SEPARATOR);
    case 'status':
      return row.isDraft ? 'draft' : 'published';
    default:
      return row[field as 'name'] ?? '';
  }
}
