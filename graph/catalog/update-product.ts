import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { changedFields } from '../core/changed-fields.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { failpoint } from '../core/failpoint.ts';
import { inInvalidatingTransaction } from '../core/in-invalidating-transaction.ts';
import { type EventSource, recordEvent } from '../core/record-event.ts';
import { fieldsSet, requireId } from '../core/validation.ts';
import type { UpdateProductInput } from './edit-products.inputs.ts';
import { findProduct } from './find-product.ts';
import { lockVariantsOf } from './lock-variants.ts';
import type { Product } from './product.entity.ts';
import type { ProductRow } from './product-row.ts';
import { readListing } from './read-listing.ts';
import { prepareImages, type SetImages } from './set-images.ts';
import { assignSlug, slugOf } from './slug.ts';
import { setStock } from './stock.ts';
import { updatePrices } from './update-prices.ts';
import type { Variant } from './variant.entity.ts';

/**
 * Changes the fields that are set in the input. Errors: NOT_FOUND; CONFLICT with the current stock when it is not the
 * expected one, and for price or stock of a product with several variants.
 */
export async function updateProduct(ctx: Context, input: UpdateProductInput): Promise<ProductRow> {
  const id = requireId(input.id, 'Product');
  const setImages = await prepareImages(ctx, input, id);
  await inInvalidatingTransaction(ctx, (em) => changeProduct(ctx, em, input, setImages));
  return findProduct(ctx, id);
}

/** The same in a transaction of the caller. */
export async function changeProduct(
  ctx: EventSource,
  em: SqlEntityManager,
  input: UpdateProductInput,
  setImages: SetImages | null,
): Promise<void> {
  const { id, expectedCountInStock, attributes, categoryId, image, images, ...fields } = input;
  const changes = fieldsSet(fields);
  const { countInStock, ...others } = changes;
  const { product, variants } = await lockVariantsOf(em, requireId(id, 'Product'));
  const variant = variants[0]!;
  await failpoint('stock.productLocked');
  if (variants.length > 1) refuseForVariants(changes);
  const isStale = expectedCountInStock != null && variant.countInStock !== expectedCountInStock;
  if (countInStock !== undefined && isStale) throw stockMoved(variant, expectedCountInStock);
  const listing = await readListing(em, ctx, { ...others, categoryId, attributes }, product);
  const pictures = await setImages?.(em, product.id);
  const first = pictures && { image: pictures.image };
  const { listedIn: _, ...listed } = listing;
  const edit = { ...changes, ...first, ...listed };
  const data = describeEdit({ ...product, countInStock: variant.countInStock }, edit);
  if (pictures?.isChanged) data.changed.push('images');
  if (countInStock !== undefined) setStock({ em, actor: ctx.actor }, variant, countInStock);
  if (isRenamed(product, others.name)) product.slug = await assignSlug(em, product.id, others.name);
  em.assign(product, { ...others, ...first });
  Object.assign(product, listing);
  if (changes.price !== undefined && changes.price !== variant.price) {
    em.assign(variant, { price: changes.price, compareAtPrice: lastingReduction(variant, changes.price) });
    await em.flush();
    await updatePrices(em, ctx.ports, product.id);
  }
  if (data.changed.length > 0)
    await recordEvent(em, ctx, { type: 'product.updated', subject: product.id, data });
}

/** Errors: CONFLICT, since it is not clear which of the variants is meant. */
function refuseForVariants({ price, countInStock }: Partial<Product>): void {
  if (price === undefined && countInStock === undefined) return;
  const which = price === undefined ? 'stock' : 'price';
  throw new DomainError(
    'CONFLICT',
    `This product has several variants, each with its own ${which}. Change it there: nothing was saved.`,
  );
}

/** What it cost before, as long as that is more than what it costs. */
function lastingReduction({ compareAtPrice }: Variant, price: number): number | null {
  return compareAtPrice !== null && compareAtPrice > price ? compareAtPrice : null;
}

/** Whether the address of the product no longer fits its name. */
function isRenamed({ name, slug }: Product, newName: string | undefined): newName is string {
  return newName !== undefined && (!slug || slugOf(newName) !== slugOf(name));
}

/** The fields that change, with old and new values of price and stock: texts and pictures are too long to keep. */
function describeEdit(product: Product, changes: Partial<Product>) {
  const changed = changedFields(product, changes);
  const numbers = (['price', 'countInStock'] as const).filter((name) => changed.includes(name));
  const valuesOf = (from: Partial<Product>) => Object.fromEntries(numbers.map((name) => [name, from[name]]));
  return { changed, old: valuesOf(product), new: valuesOf(changes) };
}

function stockMoved({ countInStock }: Variant, expected: number): DomainError {
  const message = `The stock has changed meanwhile: there are ${countInStock} now, not ${expected}. Nothing was saved.`;
  return new DomainError('CONFLICT', message, { countInStock });
}
