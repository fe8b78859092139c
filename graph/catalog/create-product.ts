import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import type { Context } from '../core/context.ts';
import { inInvalidatingTransaction } from '../core/in-invalidating-transaction.ts';
import { type EventSource, recordEvent } from '../core/record-event.ts';
import { fieldsSet } from '../core/validation.ts';
import type { ProductInput } from './edit-products.inputs.ts';
import { findProduct } from './find-product.ts';
import { Product } from './product.entity.ts';
import type { ProductRow } from './product-row.ts';
import { readListing } from './read-listing.ts';
import type { SaveVariantsInput, VariantInput } from './save-variants.inputs.ts';
import { prepareImages, type SetImages } from './set-images.ts';
import { assignSlug } from './slug.ts';
import { StockMove } from './stock-move.entity.ts';
import { updatePrices } from './update-prices.ts';
import { Variant } from './variant.entity.ts';

/** The picture of a product without one. */
export const SAMPLE_IMAGE = '/sample.svg';

/** The default values of a new product. Without stock it cannot be bought. */
const sample = {
  name: 'Sample name',
  price: 0,
  image: SAMPLE_IMAGE,
  brand: 'Sample brand',
  category: 'Sample category',
  description: 'Sample description',
  countInStock: 0,
};

/**
 * Adds a product, with sample values for all that is left out. Unless the input says whether it is a draft, `onSale`
 * decides: clients of the REST API expect a new product to be on sale.
 */
export async function createProduct(
  ctx: Context,
  input: ProductInput,
  { onSale }: { onSale: boolean },
): Promise<ProductRow> {
  const id = v7();
  const setImages = await prepareImages(ctx, input.images ? input : { image: input.image ?? SAMPLE_IMAGE });
  await inInvalidatingTransaction(ctx, (em) => insertProduct(ctx, em, { id, input, onSale, setImages }));
  return findProduct(ctx, id);
}

interface NewProduct {
  id: string;
  input: ProductInput;
  onSale: boolean;
  setImages: SetImages | null;
  /** The slug that it gets, instead of one made of its name. */
  slug?: string;
  /** Its variants, checked; without them it has one with price and stock of the input. */
  variants?: Pick<SaveVariantsInput, 'optionNames' | 'variants'>;
}

/** The same in a transaction of the caller. */
export async function insertProduct(
  ctx: EventSource,
  em: SqlEntityManager,
  { id, input, onSale, setImages, slug, variants }: NewProduct,
): Promise<void> {
  const { images, ...given } = input;
  const { countInStock, attributes, categoryId, ...fields } = {
    ...sample,
    isDraft: !onSale,
    ...fieldsSet(given),
  };
  const { price } = fields;
  const { optionNames, variants: rows } = variants ?? {
    optionNames: [],
    variants: [{ options: [], price, countInStock }],
  };
  const listing = await readListing(em, ctx, { ...fields, categoryId, attributes });
  const image = images?.[0]?.path ?? fields.image;
  await em.insert(Product, { id, ...fields, ...listing, image, optionNames, createdAt: ctx.ports.now() });
  await setImages?.(em, id);
  const named = slug ?? input.name;
  if (named) await em.nativeUpdate(Product, id, { slug: await assignSlug(em, id, named) });
  await insertVariants(ctx, em, id, rows);
  await updatePrices(em, ctx.ports, id);
  await recordEvent(em, ctx, {
    type: 'product.created',
    subject: id,
    data: { new: { price: Math.min(...rows.map((row) => row.price)), countInStock: piecesOf(rows) } },
  });
}

const piecesOf = (rows: readonly VariantInput[]) =>
  rows.reduce((sum, { countInStock }) => sum + countInStock, 0);

/** The first variant has the id of its product. */
async function insertVariants(
  { actor }: EventSource,
  em: SqlEntityManager,
  product: string,
  rows: readonly VariantInput[],
): Promise<void> {
  const ids = rows.map((_, position) => (position === 0 ? product : v7()));
  await em.insertMany(
    Variant,
    rows.map(({ options, sku = null, price, compareAtPrice = null, countInStock }, position) => {
      return { id: ids[position]!, product, position, options, sku, price, compareAtPrice, countInStock };
    }),
  );
  await em.insertMany(
    StockMove,
    rows.map(({ countInStock: qty }, position) => {
      return { id: v7(), variant: ids[position]!, qty, reason: 'initial' as const, actor: actor?.viewer?.id };
    }),
  );
}
