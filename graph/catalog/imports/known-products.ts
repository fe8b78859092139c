import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';
import { slugOf } from '../../core/slug.ts';
import type { AttributeValues } from '../attributes/attribute-values.ts';
import type { Product } from '../products/product.entity.ts';
import { timeOf } from '../products/publication-times.ts';
import type { Variant } from '../products/variant.entity.ts';
import type { VariantFacts } from '../products/variant-facts.ts';
import { attributesText } from './attribute-cell.ts';
import { fieldsText } from './custom-field-cell.ts';
import { NO_TIME, TAG_SEPARATOR } from './read-row.ts';
import type { Unit } from './read-units.ts';

type ProductColumns =
  | 'id'
  | 'name'
  | 'brand'
  | 'category'
  | 'description'
  | 'seoTitle'
  | 'seoDescription'
  | 'image'
  | 'energyClass'
  | 'eprelNumber'
  | 'taxClass'
  | 'isDraft'
  | 'optionNames';
type VariantColumns =
  | 'id'
  | 'options'
  | 'sku'
  | 'price'
  | 'compareAtPrice'
  | 'countInStock'
  | keyof VariantFacts;

/** A product as it is before its rows are imported. */
export interface KnownProduct extends Pick<Product, ProductColumns> {
  categoryId: string | null;
  /** Its name; empty for none. */
  manufacturer: string;
  /** As a cell has them, like the next four. */
  attributes: string;
  tags: string;
  customFields: string;
  publishAt: string;
  unpublishAt: string;
  variants: KnownVariant[];
}

export interface KnownVariant extends Pick<Variant, VariantColumns> {
  /** The picture that shows it, of those of its product. */
  imageId: string | null;
  /** Its custom fields, as a cell has them. */
  fields: string;
}

/** The products that rows name, by each of their identifiers. */
export interface KnownProducts {
  byId: Map<string, KnownProduct>;
  /** The ids of products by ids of variants, SKUs and slugs. */
  ofVariant: Map<string, string>;
  ofSku: Map<string, string>;
  ofSlug: Map<string, string>;
}

interface Keys {
  products: string[];
  variants: string[];
  skus: string[];
  slugs: string[];
}

type Kind = 'variant' | 'sku' | 'slug';

const readNamed = prepared<
  { kind: Kind; key: string; product: string },
  [variants: string[], skus: string[], slugs: string[]]
>(
  `select 'variant' as kind, id::text as key, product_id as product from variants where deleted_at is null and id = any($1::uuid[])
   union all select 'sku', sku, product_id from variants where deleted_at is null and sku = any($2::text[])
   union all select 'slug', slug, product_id from slugs where slug = any($3::text[])`,
);
const lockVariants = prepared<object, [products: string[]]>(
  'select 1 from variants where product_id = any($1::uuid[]) and deleted_at is null order by id for update',
);
const lockAndRead = prepared<
  Omit<KnownProduct, 'variants' | 'attributes'> & { attributes: AttributeValues },
  [products: string[]]
>(
  `select id, name, brand, category, category_id as "categoryId", description,
     seo_title as "seoTitle", seo_description as "seoDescription", array_to_string(tags, '${TAG_SEPARATOR}') as tags, image, energy_class as "energyClass", eprel_number as "eprelNumber", tax_class as "taxClass",
     coalesce((select m.name from manufacturers m where m.id = products.manufacturer_id), '') as manufacturer, attributes, is_draft as "isDraft",
     ${fieldsText('product', 'products.id')} as "customFields",
     option_names as "optionNames", coalesce(${timeOf('publish_at')}, '${NO_TIME}') as "publishAt",
     coalesce(${timeOf('unpublish_at')}, '${NO_TIME}') as "unpublishAt"
   from products where id = any($1::uuid[]) and deleted_at is null order by id for update`,
);
// After the locks: those of products that were edited meanwhile as well.
const readVariants = prepared<KnownVariant & { product: string }, [products: string[]]>(
  `select id, product_id as product, options, sku, barcode, cost, weight, net_content as "netContent", reorder_point as "reorderPoint", nullif(backorder_limit, 0) as "backorderLimit", price, compare_at_price as "compareAtPrice",
     count_in_stock as "countInStock", image_id as "imageId", ${fieldsText('variant', 'variants.id')} as fields
   from variants where product_id = any($1::uuid[]) and deleted_at is null order by position, id`,
);

/**
 * Reads the products that rows name and locks them: first their variants, in the order in which sales lock them, then the
 * products. What sales and other edits do until then is in what it returns.
 */
export async function lockProducts(
  em: SqlEntityManager,
  { products, variants, skus, slugs }: Keys,
): Promise<KnownProducts> {
  const found = await readNamed(em, variants, skus, slugs);
  const byId = await lockById(em, [...new Set([...products, ...found.map(({ product }) => product)])]);
  const of = (wanted: Kind) =>
    new Map(
      found.flatMap(({ kind, key, product }) =>
        kind === wanted && byId.has(product) ? [[key, product]] : [],
      ),
    );
  return { byId, ofVariant: of('variant'), ofSku: of('sku'), ofSlug: of('slug') };
}

async function lockById(em: SqlEntityManager, ids: string[]): Promise<Map<string, KnownProduct>> {
  if (ids.length === 0) return new Map();
  await lockVariants(em, ids);
  const rows = await lockAndRead(em, ids);
  const of = Map.groupBy(await readVariants(em, ids), ({ product }) => product);
  const variantsOf = (id: string) => (of.get(id) ?? []).map(({ product: _, ...variant }) => variant);
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, attributes: attributesText(row.attributes), variants: variantsOf(row.id) },
    ]),
  );
}

/** The identifiers that rows name. */
export function keysOf(units: readonly Unit[]): Keys {
  const values = units.flat().map((row) => row.values);
  const all = (pick: (each: (typeof values)[number]) => string | undefined) => [
    ...new Set(values.flatMap((each) => pick(each) ?? [])),
  ];
  return {
    products: all(({ productId }) => productId),
    variants: all(({ variantId }) => variantId),
    skus: all(({ sku }) => sku),
    slugs: all(slugKey),
  };
}

/** The slug by which a row is found: a row without any identifier is found by its name. */
export function slugKey({
  productId,
  variantId,
  sku,
  slug,
  name,
}: Unit[number]['values']): string | undefined {
  if (slug !== undefined) return slug;
  return productId || variantId || sku || !name ? undefined : (slugOf(name) ?? undefined);
}
