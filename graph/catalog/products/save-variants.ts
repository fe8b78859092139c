import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { changedValues } from '../../core/changed-values.ts';
import type { Context } from '../../core/context.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { prepared } from '../../core/prepared.ts';
import { type EventSource, recordEvents } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { normalVariants, rowError } from './check-variants.ts';
import { findImages } from './find-images.ts';
import { findProduct } from './find-product.ts';
import { lockVariantsOf } from './lock-variants.ts';
import { namingWhoChanged } from './naming-who-changed.ts';
import type { Product } from './product.entity.ts';
import { ProductImage } from './product-image.entity.ts';
import type { ProductRow } from './product-row.ts';
import { refuseBackordered } from './refuse-backordered.ts';
import { refuseStaleVariants } from './refuse-stale-variants.ts';
import { retryTakenSku } from './retry-taken-sku.ts';
import type { SaveVariantsInput, VariantInput } from './save-variants.inputs.ts';
import { setFacts } from './set-facts.ts';
import { setVariantFields } from './set-fields.ts';
import { givenStock, setStock } from './stock.ts';
import { StockMove } from './stock-move.entity.ts';
import { updatePrices } from './update-prices.ts';
import { Variant } from './variant.entity.ts';
import { type VariantChange, valuesOfVariants, variantChanges } from './variant-changes.ts';

/**
 * Replaces the variants of a product in one edit. What is left out is no longer sold; checkouts that hold it keep it.
 *
 * Errors: NOT_FOUND; BAD_USER_INPUT, SKU_TAKEN and BARCODE_INVALID, which name the row; CONFLICT with the variants whose stock or prices are
 * not the expected ones, and when others were added or removed meanwhile; BACKORDERED for a variant left out of which units are on backorder. Then nothing
 * has changed.
 */
export async function saveVariants(ctx: Context, given: SaveVariantsInput): Promise<ProductRow> {
  const input = normalVariants(given);
  await namingWhoChanged(ctx, requireId(input.productId, 'Product'), () =>
    retryTakenSku(() => inInvalidatingTransaction(ctx, (em) => replaceVariants(ctx, em, [input]))),
  );
  return findProduct(ctx, input.productId);
}

/** The same for many products in a transaction of the caller, with inputs that were checked. */
export async function replaceVariants(
  ctx: EventSource,
  em: SqlEntityManager,
  given: readonly SaveVariantsInput[],
): Promise<void> {
  const inputs = given.map((input) => ({ ...input, productId: requireId(input.productId, 'Product') }));
  const ids = inputs.map(({ productId }) => productId);
  const locked = await lockVariantsOf(em, ids);
  await failpoint('variants.locked');
  const edits = inputs.map((input, index) => {
    const { product, variants } = locked[index]!;
    return { input, product, known: new Map(variants.map((variant) => [variant.id, variant])) };
  });
  for (const { input, product, known } of edits) refuseStaleVariants(input, known, product.optionNames);
  for (const { input, product, known } of edits) {
    const stay = new Set(input.variants.map(({ id }) => id));
    refuseBackordered(
      product,
      [...known.values()].filter(({ id }) => !stay.has(id)),
    );
  }
  await refuseTakenSkus(em, inputs);
  await refuseOtherPictures(em, inputs);
  const before = edits.map(({ known }) => valuesOfVariants([...known.values()]));
  const namesBefore = edits.map(({ product }) => product.optionNames);

  for (const { input, known } of edits) makeRoom(em, input, known, ctx.ports.now());
  await em.flush();
  const after = edits.map(({ input, product, known }) => {
    product.optionNames = input.optionNames;
    return input.variants.map((row, position) => {
      const variant = row.id && known.get(row.id);
      return variant ? change(ctx, em, variant, row, position) : add(ctx, em, product, row, position);
    });
  });
  await em.flush();
  await updatePrices(em, ctx.ports, ...edits.map(({ product }) => product.id));
  const changes: VariantChange[][] = [];
  for (const [index, { input }] of edits.entries()) {
    const rows = after[index]!.map((variant, at) => ({ variant, given: input.variants[at]!, index: at }));
    changes.push(await setVariantFields(em, rows, variantChanges(before[index]!, after[index]!)));
  }
  await recordEvents(
    em,
    ctx,
    edits.flatMap(({ product }, index) => {
      const variants = changes[index]!;
      const options = changedValues(
        { optionNames: namesBefore[index]! },
        { optionNames: product.optionNames },
      );
      if (variants.length + options.changed.length === 0) return [];
      const data = { ...options, changed: [...options.changed, 'variants'], name: product.name, variants };
      return [{ type: 'product.updated' as const, subject: product.id, data }];
    }),
  );
}

/** Removes what is left out. Frees what others may get: a unique index is checked with each row. */
function makeRoom(
  em: SqlEntityManager,
  { variants }: SaveVariantsInput,
  known: ReadonlyMap<string, Variant>,
  now: Date,
): void {
  const wanted = new Map(variants.map((row) => [row.id, row]));
  for (const variant of known.values()) {
    const row = wanted.get(variant.id);
    if (!row) variant.deletedAt = now;
    else if (!isDeepStrictEqual(row.options, variant.options)) em.assign(variant, { options: [variant.id] });
    if (row && (row.sku ?? null) !== variant.sku) em.assign(variant, { sku: null });
  }
}

function change(
  ctx: EventSource,
  em: SqlEntityManager,
  variant: Variant,
  row: VariantInput,
  position: number,
) {
  const { countInStock, ...fields } = fieldsOf(em, row);
  const stock = givenStock(countInStock, variant, row.expectedCountInStock);
  setStock({ em, actor: ctx.actor }, variant, stock);
  setFacts(ctx, em, variant, row);
  return em.assign(variant, { ...fields, position });
}

function add(ctx: EventSource, em: SqlEntityManager, product: Product, row: VariantInput, position: number) {
  const variant = em.create(Variant, { product, ...fieldsOf(em, row), position });
  setFacts(ctx, em, variant, row);
  em.create(StockMove, { variant, qty: row.countInStock, reason: 'initial', actor: ctx.actor?.viewer?.id });
  return variant;
}

function fieldsOf(em: SqlEntityManager, row: VariantInput) {
  const { options, sku = null, price, compareAtPrice = null, countInStock, imageId } = row;
  const image = imageId ? em.getReference(ProductImage, imageId) : null;
  return { options, sku, price, compareAtPrice, countInStock, image };
}

const readTakenSkus = prepared<{ sku: string; product: string }, [skus: readonly string[]]>(
  'select sku, product_id as product from variants where sku = any($1::text[]) and deleted_at is null',
);

/** Errors: SKU_TAKEN for a SKU of another product. */
export async function refuseTakenSkus(
  em: SqlEntityManager,
  inputs: readonly Pick<SaveVariantsInput, 'productId' | 'variants'>[],
): Promise<void> {
  const skus = inputs.flatMap(({ variants }) => variants.flatMap(({ sku }) => sku ?? []));
  if (skus.length === 0) return;
  const ownerOf = new Map((await readTakenSkus(em, skus)).map(({ sku, product }) => [sku, product]));
  for (const { productId, variants } of inputs) {
    const index = variants.findIndex(({ sku }) => sku && (ownerOf.get(sku) ?? productId) !== productId);
    if (index === -1) continue;
    const row = variants[index]!;
    throw rowError('SKU_TAKEN', index, row, ['sku', `has the SKU ${row.sku}, which another product has.`]);
  }
}

/** Errors: BAD_USER_INPUT for a picture of another product. */
async function refuseOtherPictures(
  em: SqlEntityManager,
  inputs: readonly SaveVariantsInput[],
): Promise<void> {
  const picturing = inputs.filter(({ variants }) => variants.some(({ imageId }) => imageId));
  if (picturing.length === 0) return;
  const ids = picturing.map(({ productId }) => productId);
  const pictures = await findImages(em, ids);
  for (const [at, { variants }] of picturing.entries()) {
    const shown = new Set(pictures[at]!.map(({ id }) => id));
    const index = variants.findIndex(({ imageId }) => imageId && !shown.has(imageId));
    if (index >= 0)
      throw rowError('BAD_USER_INPUT', index, variants[index]!, [
        'imageId',
        'has a picture that the product does not have. Choose another one.',
      ]);
  }
}
