import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { fieldError, requireId } from '../../core/validation.ts';
import type { UpdateVariantInput } from './edit-variant.inputs.ts';
import { findImages } from './find-images.ts';
import { findEditedVariant } from './find-variant.ts';
import type { VariantRow } from './find-variants.ts';
import { lockVariant } from './lock-variant.ts';
import { ProductImage } from './product-image.entity.ts';
import { refuseStaleVariants } from './refuse-stale-variants.ts';
import { retryTakenSku } from './retry-taken-sku.ts';
import { refuseBarcode, setFacts } from './set-facts.ts';
import { setVariantFields } from './set-fields.ts';
import { givenStock, setStock } from './stock.ts';
import { updatePrices } from './update-prices.ts';
import { Variant } from './variant.entity.ts';
import { valuesOfVariants, variantChanges } from './variant-changes.ts';
import { factsIn } from './variant-facts.ts';

/**
 * Changes what is named of one variant; the others of its product stay. Errors: NOT_FOUND; BAD_USER_INPUT, SKU_TAKEN and
 * BARCODE_INVALID, which name the field; CONFLICT with `variants` when stock or prices are not the expected ones. Then nothing has changed.
 */
export async function updateVariant(
  ctx: Context,
  given: string,
  input: UpdateVariantInput,
): Promise<VariantRow> {
  const id = requireId(given, 'Variant');
  await retryTakenSku(() => inInvalidatingTransaction(ctx, (em) => change(ctx, em, id, input)));
  return findEditedVariant(ctx, id);
}

async function change(ctx: Context, em: SqlEntityManager, id: string, input: UpdateVariantInput) {
  refuseBarcode(input);
  const { product, variant } = await lockVariant(em, id);
  const { expectedPrice, expectedCompareAtPrice, expectedCountInStock, expectedFacts } = input;
  const after = { ...pricesAfter(variant, input), sku: skuAfter(variant, input) };
  const countInStock = givenStock(input.countInStock ?? variant.countInStock, variant, expectedCountInStock);
  refuseStaleVariants(
    {
      optionNames: product.optionNames,
      variants: [
        {
          id,
          options: variant.options,
          ...after,
          countInStock,
          ...factsIn(input),
          imageId: input.imageId === undefined ? variant.image?.id : input.imageId,
          expectedPrice,
          expectedCompareAtPrice,
          expectedCountInStock,
          expectedFacts,
        },
      ],
    },
    new Map([[id, variant]]),
  );
  if (after.sku && after.sku !== variant.sku) await refuseTakenSku(em, id, after.sku);
  const image = await imageAfter(em, product.id, variant, input.imageId);
  const before = valuesOfVariants([variant]);
  setStock({ em, actor: ctx.actor }, variant, countInStock);
  em.assign(variant, { ...after, image });
  setFacts(ctx, em, variant, input);
  const changes = variantChanges(before, [variant]);
  const variants = await setVariantFields(em, [{ variant, given: input }], changes);
  if (variants.length === 0) return;
  await em.flush();
  await updatePrices(em, ctx.ports, product.id);
  const data = { changed: ['variants'], name: product.name, variants };
  await recordEvent(em, ctx, { type: 'product.updated', subject: product.id, data });
}

/** Errors: BAD_USER_INPUT for a price before that is not above the price. */
function pricesAfter(variant: Variant, { price: given, compareAtPrice }: UpdateVariantInput) {
  const price = given ?? variant.price;
  if (compareAtPrice != null && compareAtPrice <= price)
    throw fieldError('compareAtPrice', 'The price before must be above the price. Raise it or send null.');
  if (compareAtPrice !== undefined) return { price, compareAtPrice };
  const lasts = variant.compareAtPrice !== null && variant.compareAtPrice > price;
  return { price, compareAtPrice: lasts ? variant.compareAtPrice : null };
}

const skuAfter = (variant: Variant, { sku }: UpdateVariantInput): string | null =>
  sku === undefined ? variant.sku : sku?.trim() || null;

/** Errors: SKU_TAKEN for a SKU of another variant. */
async function refuseTakenSku(em: SqlEntityManager, id: string, sku: string): Promise<void> {
  if ((await em.count(Variant, { sku, deletedAt: null, id: { $ne: id } })) === 0) return;
  const message = `Another variant has the SKU ${sku}. Nothing was saved.`;
  throw new DomainError('SKU_TAKEN', message, { fields: { sku: message } });
}

/** Errors: BAD_USER_INPUT for a picture that the product does not have. */
async function imageAfter(
  em: SqlEntityManager,
  productId: string,
  variant: Variant,
  given: string | null | undefined,
): Promise<ProductImage | null> {
  if (given === undefined) return variant.image;
  if (given === null) return null;
  const [images] = await findImages(em, [productId]);
  const image = images!.find(({ id }) => id === given.toLowerCase());
  if (!image) throw fieldError('imageId', 'The product has no such picture. Choose one of `Product.images`.');
  return em.getReference(ProductImage, image.id);
}
