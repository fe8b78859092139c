import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { decimalText } from '#money/cents';
import { mergeChanges } from '../../core/changed-values.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { type EventSource, recordEvents } from '../../core/record-event.ts';
import { slugOf } from '../../core/slug.ts';
import { fieldsSet, requireId } from '../../core/validation.ts';
import { splitVariants } from './check-variants.ts';
import { addChange, describeEdit } from './describe-edit.ts';
import type { UpdateProductInput } from './edit-products.inputs.ts';
import { findProduct } from './find-product.ts';
import { type LockedProduct, lockVariantsOf } from './lock-variants.ts';
import { namingWhoChanged } from './naming-who-changed.ts';
import type { Product } from './product.entity.ts';
import type { ProductDocument } from './product-document.types.ts';
import type { ProductRow } from './product-row.ts';
import { readDocuments } from './read-documents.ts';
import { type Listing, readListings } from './read-listing.ts';
import { describeSafety, readSafety } from './read-safety.ts';
import { refuseStaleFields } from './refuse-stale-fields.ts';
import { retryTakenSku } from './retry-taken-sku.ts';
import { replaceVariants } from './save-variants.ts';
import { normalTexts } from './seo-texts.ts';
import { setProductFields } from './set-fields.ts';
import { type PreparedImages, prepareImages, type ShownImages, setImages } from './set-images.ts';
import { setPublications } from './set-publications.ts';
import { assignSlugs } from './slug.ts';
import { givenStock, setStock } from './stock.ts';
import { updatePrices } from './update-prices.ts';
import type { Variant } from './variant.entity.ts';

/**
 * Changes the fields that are set in the input. Errors: NOT_FOUND; CONFLICT with the current stock, price or pictures when
 * they are not the expected ones, and for price or stock of a product with several variants; those of `saveVariants` for its
 * variants. Then nothing has changed.
 */
export async function updateProduct(ctx: Context, input: UpdateProductInput): Promise<ProductRow> {
  const id = requireId(input.id, 'Product');
  const { fields, variants } = splitVariants(input);
  const pictures = await prepareImages(ctx, input, id);
  const documents = await readDocuments(ctx, input.documents, id);
  await namingWhoChanged(ctx, id, () =>
    retryTakenSku(() =>
      inInvalidatingTransaction(ctx, async (em) => {
        await changeProducts(ctx, em, [{ input: fields, pictures, documents }]);
        if (variants) await replaceVariants(ctx, em, [{ productId: id, ...variants }]);
      }),
    ),
  );
  return findProduct(ctx, id);
}

export interface ProductEdit {
  input: UpdateProductInput;
  pictures: PreparedImages | null;
  /** Those of the input, read. */
  documents?: ProductDocument[];
}

/** The same for many products, in a transaction of the caller. */
export async function changeProducts(
  ctx: EventSource,
  em: SqlEntityManager,
  edits: readonly ProductEdit[],
): Promise<void> {
  const ids = edits.map(({ input }) => input.id);
  const locked = await lockVariantsOf(em, ids);
  await failpoint('stock.productLocked');
  for (const [index, { input }] of edits.entries()) {
    const { product, variants } = locked[index]!;
    refuseStale(input, variants);
    await refuseStaleFields(em, input, product);
  }
  const places = edits.map(({ input }, index) => ({ given: input, product: locked[index]!.product }));
  const listings = await readListings(em, ctx, places);
  const safety = await readSafety(em, edits);
  const shown = await setImages(
    em,
    new Map(
      edits.flatMap(({ pictures }, index) => (pictures ? [[locked[index]!.product.id, pictures]] : [])),
    ),
  );
  const wereDrafts = locked.map(({ product }) => product.isDraft);
  const changes = edits.map(({ input }, index) => {
    const { product } = locked[index]!;
    return changeFields(
      ctx,
      em,
      locked[index]!,
      input,
      listings[index]!,
      shown.get(product.id),
      safety[index]!,
    );
  });
  const published = edits.map(({ input: given }, index) => {
    return { product: locked[index]!.product, wasDraft: wereDrafts[index]!, given };
  });
  for (const [index, times] of (await setPublications(em, ctx.ports.now(), published)).entries())
    mergeChanges(changes[index]!.data, times);
  await setProductFields(
    em,
    changes.map((change, index) => ({ ...change, given: edits[index]!.input })),
  );
  const renamed = changes.flatMap(({ product, newName }) =>
    newName ? [{ id: product.id, name: newName }] : [],
  );
  const slugs = await assignSlugs(em, renamed);
  for (const { product, newName, data } of changes) {
    if (!newName) continue;
    const slug = slugs.get(product.id) ?? null;
    if (slug !== product.slug) addChange(data, 'slug', product.slug, slug);
    product.slug = slug;
  }
  await em.flush();
  const repriced = changes.filter(({ isRepriced }) => isRepriced).map(({ product }) => product.id);
  await updatePrices(em, ctx.ports, ...repriced);
  await recordEvents(
    em,
    ctx,
    changes.flatMap(({ product, data }) => {
      const named = { ...data, name: product.name };
      return data.changed.length > 0
        ? [{ type: 'product.updated' as const, subject: product.id, data: named }]
        : [];
    }),
  );
}

/** Errors: CONFLICT for another stock or price than the expected one, and for those of several variants. */
function refuseStale(input: UpdateProductInput, variants: readonly Variant[]): void {
  const { expectedCountInStock, expectedPrice, countInStock, price } = input;
  if (variants.length > 1) refuseForVariants(fieldsSet({ price, countInStock }));
  const [now] = variants as [Variant];
  if (countInStock != null && expectedCountInStock != null && now.countInStock !== expectedCountInStock) {
    const message = `The stock has changed meanwhile: there are ${now.countInStock} now, not ${expectedCountInStock}. Nothing was saved.`;
    throw new DomainError('CONFLICT', message, { countInStock: now.countInStock });
  }
  if (price != null && expectedPrice != null && now.price !== expectedPrice) {
    const message = `The price has changed meanwhile: it is ${decimalText(now.price)} now, not ${decimalText(expectedPrice)}. Nothing was saved.`;
    throw new DomainError('CONFLICT', message, { price: now.price });
  }
}

/** Changes a locked product and its variant, without flushing them. */
function changeFields(
  { actor }: EventSource,
  em: SqlEntityManager,
  { product, variants }: LockedProduct,
  input: UpdateProductInput,
  listing: Listing,
  pictures: ShownImages | undefined,
  safety: Partial<Product>,
) {
  const { id, expectedCountInStock, expectedPrice, expectedImages, expected, variants: _, ...given } = input;
  const { attributes, categoryId, image, images, publishAt, unpublishAt, customFields, ...rest } = given;
  const { manufacturerId, energyClass, eprelNumber, warnings, documents, ...fields } = rest;
  const [variant] = variants as [Variant];
  const changes = { ...fieldsSet(fields), ...normalTexts(input) };
  if (changes.countInStock !== undefined)
    changes.countInStock = givenStock(changes.countInStock, variant, expectedCountInStock);
  const { countInStock, ...others } = changes;
  const first = pictures && { image: pictures.image };
  const { listedIn, ...listed } = listing;
  const now = { ...product, countInStock: variant.countInStock };
  const data = describeEdit(now, { ...changes, ...first, ...listed });
  mergeChanges(data, describeSafety(product, safety));
  if (pictures?.isChanged) addChange(data, 'images', pictures.before, pictures.after);
  if (countInStock !== undefined) setStock({ em, actor }, variant, countInStock);
  const newName = isRenamed(product, others.name) ? others.name : undefined;
  em.assign(product, { ...others, ...first });
  Object.assign(product, listing, safety);
  const { price = variant.price } = changes;
  const isRepriced = price !== variant.price;
  if (isRepriced) em.assign(variant, { price, compareAtPrice: lastingReduction(variant, price) });
  return { product, data, newName, isRepriced };
}

/** Errors: CONFLICT, since it is not clear which of the variants is meant. */
function refuseForVariants({ price, countInStock }: Pick<Partial<Product>, 'price' | 'countInStock'>): void {
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
