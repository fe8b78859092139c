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
}

/** The same in a transaction of the caller. */
export async function insertProduct(
  ctx: EventSource,
  em: SqlEntityManager,
  { id, input, onSale, setImages, slug }: NewProduct,
): Promise<void> {
  const { images, ...given } = input;
  const { countInStock, attributes, categoryId, ...fields } = {
    ...sample,
    isDraft: !onSale,
    ...fieldsSet(given),
  };
  const { price } = fields;
  const listing = await readListing(em, ctx, { ...fields, categoryId, attributes });
  const image = images?.[0]?.path ?? fields.image;
  await em.insert(Product, { id, ...fields, ...listing, image, createdAt: ctx.ports.now() });
  await setImages?.(em, id);
  const actor = ctx.actor?.viewer?.id;
  const named = slug ?? input.name;
  if (named) await em.nativeUpdate(Product, id, { slug: await assignSlug(em, id, named) });
  await em.insert(Variant, { id, product: id, price, countInStock });
  await updatePrices(em, ctx.ports, id);
  await em.insert(StockMove, { id: v7(), variant: id, qty: countInStock, reason: 'initial', actor });
  await recordEvent(em, ctx, {
    type: 'product.created',
    subject: id,
    data: { new: { price, countInStock } },
  });
}
