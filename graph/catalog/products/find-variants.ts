import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { columnsOf, type RowOf } from '../../core/columns-of.ts';
import { type ProductRow, productColumns, visible } from './product-row.ts';
import { Variant } from './variant.entity.ts';

/** What no read for shoppers selects. */
type Unread = 'deletedAt' | 'cost' | 'reorderPoint';

/** The columns of a variant but those for staff alone, which guests share no copy of. */
export const variantColumns = columnsOf(Variant, 'deletedAt', 'cost', 'reorderPoint');

/** A variant as it is read, past the entity layer. */
export type VariantRow = Omit<RowOf<Variant, Unread>, 'image'> & { image: { id: string } | null };

const readOfProducts = variantColumns.read<[productIds: readonly string[]]>(
  'from variants where product_id = any($1::uuid[]) and deleted_at is null order by position, id',
);

/** The variants of each product in their order, in the order of `productIds`. */
export async function findVariantsOf(
  em: SqlEntityManager,
  productIds: readonly string[],
): Promise<VariantRow[][]> {
  const byProduct = Map.groupBy(await readOfProducts(em, productIds), ({ product }) => product.id);
  return productIds.map((id) => byProduct.get(id) ?? []);
}

/** A variant that is sold, with its product. */
export interface SoldVariant extends Omit<VariantRow, 'product' | 'position'> {
  product: ProductRow;
  /** Path of its own picture; null when it has none. */
  picture: string | null;
}

/** What is wanted: a variant, or a product that has nothing to choose from. */
export interface WantedVariants {
  ids: string[];
  productIds: string[];
}

interface VariantColumns {
  variantId: string;
  variantPrice: number;
  variantCompareAtPrice: number | null;
  variantLowestPrice: number | null;
  variantImage: string | null;
  variantPicture: string | null;
  variantStock: number;
  variantBackorderLimit: number | null;
  variantOptions: string[];
  variantSku: string | null;
  variantBarcode: string | null;
  variantWeight: number | null;
  variantNetContent: string | null;
  /** How many variants its product has, if it was asked for by its product. */
  choices: number;
}

const columns = `id as "variantId", product_id as of_product, price as "variantPrice", compare_at_price as "variantCompareAtPrice",
  lowest_price_30d as "variantLowestPrice", image_id as "variantImage",
  (select path from images where images.id = image_id) as "variantPicture", count_in_stock as "variantStock", backorder_limit as "variantBackorderLimit", options as "variantOptions", sku as "variantSku",
  barcode as "variantBarcode", weight as "variantWeight", net_content as "variantNetContent"`;

const readSold = productColumns.read<[ids: string[], productIds: string[]], VariantColumns>(
  `, "variantId", "variantPrice", "variantCompareAtPrice", "variantLowestPrice", "variantImage", "variantPicture", "variantStock", "variantBackorderLimit", "variantOptions", "variantSku", "variantBarcode", "variantWeight", "variantNetContent", choices from (
     select ${columns}, 1 as choices from variants where id = any($1::uuid[]) and deleted_at is null
     union all
     (select distinct on (product_id) ${columns}, count(*) over (partition by product_id)::int as choices
      from variants where product_id = any($2::uuid[]) and deleted_at is null order by product_id, position, id)
   ) as variant join products on products.id = of_product where ${visible(false)}`,
);

/** The variants that are wanted and sold, and the products of which a variant has to be chosen, in no particular order. */
export async function findVariants(
  em: SqlEntityManager,
  { ids, productIds }: WantedVariants,
): Promise<{ variants: SoldVariant[]; undecided: ProductRow[] }> {
  if (ids.length + productIds.length === 0) return { variants: [], undecided: [] };
  const rows = (await readSold(em, ids, productIds)).map(toSold);
  return {
    variants: rows.flatMap(({ variant, choices }) => (choices === 1 ? variant : [])),
    undecided: rows.flatMap(({ variant, choices }) => (choices === 1 ? [] : variant.product)),
  };
}

function toSold(row: ProductRow & VariantColumns): { variant: SoldVariant; choices: number } {
  const { variantId, variantPrice, variantCompareAtPrice, variantLowestPrice } = row;
  const { variantImage, variantPicture, variantStock, variantOptions, variantSku } = row;
  const { choices, ...product } = row;
  const variant = {
    id: variantId,
    price: variantPrice,
    compareAtPrice: variantCompareAtPrice,
    lowestPrice30d: variantLowestPrice,
    image: variantImage === null ? null : { id: variantImage },
    countInStock: variantStock,
    backorderLimit: row.variantBackorderLimit,
    options: variantOptions,
    sku: variantSku,
    barcode: row.variantBarcode,
    weight: row.variantWeight,
    netContent: row.variantNetContent,
    picture: variantPicture,
    product,
  };
  return { variant, choices };
}
