import { LockMode } from '@mikro-orm/core';
import { changedFields } from '../core/changed-fields.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { failpoint } from '../core/failpoint.ts';
import { inInvalidatingTransaction } from '../core/in-invalidating-transaction.ts';
import { recordEvent } from '../core/record-event.ts';
import { fieldsSet, requireId } from '../core/validation.ts';
import type { UpdateProductInput } from './edit-products.inputs.ts';
import { findProduct } from './find-product.ts';
import { Product } from './product.entity.ts';
import type { ProductRow } from './product-row.ts';
import { readListing } from './read-listing.ts';
import { prepareImages } from './set-images.ts';
import { setStock } from './stock.ts';
import { Variant } from './variant.entity.ts';

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/**
 * Changes the fields that are set in the input. Errors: NOT_FOUND; CONFLICT with the current stock when it is not the
 * expected one.
 */
export async function updateProduct(ctx: Context, input: UpdateProductInput): Promise<ProductRow> {
  const { id, expectedCountInStock, attributes, image, images, ...fields } = input;
  const changes = fieldsSet(fields);
  const { countInStock, ...others } = changes;
  const setImages = await prepareImages(ctx, { image, images }, requireId(id, 'Product'));
  await inInvalidatingTransaction(ctx, async (em) => {
    // In the order in which sales lock them. They wait, so that the stock cannot change between the check and the update.
    const variant = await em.findOne(Variant, requireId(id, 'Product'), locked);
    const product = variant && (await em.findOne(Product, { id: variant.id, deletedAt: null }, locked));
    if (!product) throw new DomainError('NOT_FOUND', 'Product not found.');
    await failpoint('stock.productLocked');
    const isStale = expectedCountInStock != null && variant.countInStock !== expectedCountInStock;
    if (countInStock !== undefined && isStale) throw stockMoved(variant, expectedCountInStock);
    const listing = await readListing(em, ctx, { ...others, attributes }, product);
    const pictures = await setImages?.(em, product.id);
    const first = pictures && { image: pictures.image };
    const edit = { ...changes, ...first, ...(listing.attributes && { attributes: listing.attributes }) };
    const data = describeEdit({ ...product, countInStock: variant.countInStock }, edit);
    if (pictures?.isChanged) data.changed.push('images');
    if (countInStock !== undefined) setStock({ em, actor: ctx.actor }, variant, countInStock);
    em.assign(product, { ...others, ...first });
    Object.assign(product, listing);
    em.assign(variant, { price: product.price });
    if (data.changed.length > 0)
      await recordEvent(em, ctx, { type: 'product.updated', subject: product.id, data });
  });
  return findProduct(ctx, id);
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
