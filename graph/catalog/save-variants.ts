import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { failpoint } from '../core/failpoint.ts';
import { inInvalidatingTransaction } from '../core/in-invalidating-transaction.ts';
import { type EventSource, recordEvent } from '../core/record-event.ts';
import { requireId } from '../core/validation.ts';
import { checkVariants, normalizeVariants, rowError } from './check-variants.ts';
import { findImages } from './find-images.ts';
import { findProduct } from './find-product.ts';
import { lockVariantsOf } from './lock-variants.ts';
import type { Product } from './product.entity.ts';
import { ProductImage } from './product-image.entity.ts';
import type { ProductRow } from './product-row.ts';
import { retryTakenSku } from './retry-taken-sku.ts';
import type { SaveVariantsInput, VariantInput } from './save-variants.inputs.ts';
import { setStock } from './stock.ts';
import { StockMove } from './stock-move.entity.ts';
import { updatePrices } from './update-prices.ts';
import { Variant } from './variant.entity.ts';

/**
 * Replaces the variants of a product in one edit. What is left out is no longer sold; checkouts that hold it keep it.
 *
 * Errors: NOT_FOUND; BAD_USER_INPUT and SKU_TAKEN, which name the row; CONFLICT with the variants whose stock is not the
 * expected one, and when others were added or removed meanwhile. Then nothing has changed.
 */
export async function saveVariants(ctx: Context, given: SaveVariantsInput): Promise<ProductRow> {
  const input = normalizeVariants(given);
  checkVariants(input);
  await retryTakenSku(() => inInvalidatingTransaction(ctx, (em) => replaceVariants(ctx, em, input)));
  return findProduct(ctx, input.productId);
}

/** The same in a transaction of the caller, with an input that was checked. */
export async function replaceVariants(
  ctx: EventSource,
  em: SqlEntityManager,
  input: SaveVariantsInput,
): Promise<void> {
  const { product, variants } = await lockVariantsOf(em, requireId(input.productId, 'Product'));
  await failpoint('variants.locked');
  const known = new Map(variants.map((variant) => [variant.id, variant]));
  refuseStale(input, known);
  await refuseTakenSkus(em, product.id, input);
  await refuseOtherPictures(em, product.id, input);
  const before = summaryOf(variants);

  const wanted = new Set(input.variants.map(({ id }) => id));
  for (const variant of variants) {
    if (!wanted.has(variant.id)) variant.deletedAt = ctx.ports.now();
    // Free for others: a unique index is checked with each row.
    else em.assign(variant, { sku: null, options: [variant.id] });
  }
  await em.flush();
  const saved = input.variants.map((row, position) => {
    const variant = row.id && known.get(row.id);
    return variant ? change(ctx, em, variant, row, position) : add(ctx, em, product, row, position);
  });
  product.optionNames = input.optionNames;
  await em.flush();
  await updatePrices(em, ctx.ports, product.id);
  const data = { changed: ['variants'], old: before, new: summaryOf(saved) };
  await recordEvent(em, ctx, { type: 'product.updated', subject: product.id, data });
}

function change(
  ctx: EventSource,
  em: SqlEntityManager,
  variant: Variant,
  row: VariantInput,
  position: number,
) {
  const { countInStock, ...fields } = fieldsOf(em, row);
  setStock({ em, actor: ctx.actor }, variant, countInStock);
  return em.assign(variant, { ...fields, position });
}

function add(ctx: EventSource, em: SqlEntityManager, product: Product, row: VariantInput, position: number) {
  const variant = em.create(Variant, { product, ...fieldsOf(em, row), position });
  em.create(StockMove, { variant, qty: row.countInStock, reason: 'initial', actor: ctx.actor?.viewer?.id });
  return variant;
}

function fieldsOf(em: SqlEntityManager, row: VariantInput) {
  const { options, sku = null, price, compareAtPrice = null, countInStock, imageId } = row;
  const image = imageId ? em.getReference(ProductImage, imageId) : null;
  return { options, sku, price, compareAtPrice, countInStock, image };
}

function refuseStale({ variants, expectedVariants }: SaveVariantsInput, known: Map<string, Variant>): void {
  const expected = new Set(expectedVariants?.map((id) => id.toLowerCase()));
  if (expectedVariants && [...known.keys()].some((id) => !expected.has(id)))
    throw new DomainError('CONFLICT', 'Somebody else has added variants meanwhile. Nothing was saved.');
  const moved: { id: string; row: VariantInput; countInStock: number }[] = [];
  for (const [index, row] of variants.entries()) {
    if (!row.id) continue;
    const variant = known.get(row.id);
    if (!variant) throw rowError('CONFLICT', index, row, ['id', 'is no longer a variant of this product.']);
    const { id, countInStock } = variant;
    if (row.expectedCountInStock != null && row.expectedCountInStock !== countInStock)
      moved.push({ id, row, countInStock });
  }
  if (moved.length === 0) return;
  const sentences = moved.map(({ row: { options, expectedCountInStock }, countInStock }) => {
    return `${options.join(', ') || 'there'} is ${countInStock} now, not ${expectedCountInStock}`;
  });
  throw new DomainError(
    'CONFLICT',
    `The stock has changed meanwhile: ${sentences.join('; ')}. Nothing was saved.`,
    { variants: moved.map(({ id, countInStock }) => ({ id, countInStock })) },
  );
}

/** Errors: SKU_TAKEN for a SKU of another product. */
export async function refuseTakenSkus(
  em: SqlEntityManager,
  product: string,
  input: Pick<SaveVariantsInput, 'variants'>,
): Promise<void> {
  const skus = input.variants.flatMap(({ sku }) => sku ?? []);
  if (skus.length === 0) return;
  const taken = await em.findOne(Variant, { sku: { $in: skus }, deletedAt: null, product: { $ne: product } });
  if (!taken) return;
  const index = input.variants.findIndex(({ sku }) => sku === taken.sku);
  throw rowError('SKU_TAKEN', index, input.variants[index]!, [
    'sku',
    `has the SKU ${taken.sku}, which another product has.`,
  ]);
}

async function refuseOtherPictures(
  em: SqlEntityManager,
  product: string,
  { variants }: SaveVariantsInput,
): Promise<void> {
  if (!variants.some(({ imageId }) => imageId)) return;
  const shown = new Set((await findImages(em, [product]))[0]!.map(({ id }) => id));
  const index = variants.findIndex(({ imageId }) => imageId && !shown.has(imageId));
  if (index >= 0)
    throw rowError('BAD_USER_INPUT', index, variants[index]!, [
      'imageId',
      'has a picture that the product does not have. Choose another one.',
    ]);
}

/** What the log shows of a list of variants. */
function summaryOf(variants: readonly Variant[]) {
  const prices = variants.map(({ price }) => price);
  const countInStock = variants.reduce((sum, variant) => sum + variant.countInStock, 0);
  return { variants: variants.length, price: Math.min(...prices), countInStock };
}
