import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import type { Context } from '../../core/context.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { type EventSource, recordEvents, type ShopEvent } from '../../core/record-event.ts';
import { fieldsSet } from '../../core/validation.ts';
import { splitVariants } from './check-variants.ts';
import { CostChange } from './cost-change.entity.ts';
import type { ProductInput } from './edit-products.inputs.ts';
import { findProduct } from './find-product.ts';
import { nameProducts } from './name-products.ts';
import { Product } from './product.entity.ts';
import type { ProductDocument } from './product-document.types.ts';
import type { ProductRow } from './product-row.ts';
import { readDocuments } from './read-documents.ts';
import { readListings } from './read-listing.ts';
import { readSafety } from './read-safety.ts';
import { retryTakenSku } from './retry-taken-sku.ts';
import type { ProductVariantsInput } from './save-variants.inputs.ts';
import { refuseTakenSkus } from './save-variants.ts';
import { normalTexts } from './seo-texts.ts';
import { normalFacts } from './set-facts.ts';
import { setProductFields, setVariantFields } from './set-fields.ts';
import { type PreparedImages, prepareImages, setImages } from './set-images.ts';
import { setPublications } from './set-publications.ts';
import { expectSlugs, type Named } from './slug.ts';
import { StockMove } from './stock-move.entity.ts';
import { updatePrices } from './update-prices.ts';
import { Variant } from './variant.entity.ts';
import { NO_FACTS } from './variant-facts.ts';

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
 * decides: clients of the REST API expect a new product to be on sale. Errors: BAD_USER_INPUT and SKU_TAKEN.
 */
export async function createProduct(
  ctx: Context,
  input: ProductInput,
  { onSale }: { onSale: boolean },
): Promise<ProductRow> {
  const id = v7();
  const { fields, variants } = splitVariants(input);
  const pictures = await prepareImages(ctx, input.images ? input : { image: input.image ?? SAMPLE_IMAGE });
  const documents = await readDocuments(ctx, input.documents);
  const product = { id, input: fields, onSale, pictures, variants, documents };
  await retryTakenSku(() =>
    inInvalidatingTransaction(ctx, async (em) => {
      if (variants) await refuseTakenSkus(em, [{ productId: id, ...variants }]);
      await insertProducts(ctx, em, [product]);
    }),
  );
  return findProduct(ctx, id);
}

export interface NewProduct {
  id: string;
  input: ProductInput;
  onSale: boolean;
  pictures: PreparedImages | null;
  /** Those of the input, read. */
  documents?: ProductDocument[];
  /** The slug that it gets, instead of one made of its name. */
  slug?: string;
  /** Its variants, checked; without them it has one with price and stock of the input. */
  variants?: Pick<ProductVariantsInput, 'optionNames' | 'variants'>;
}

/** Adds products in a transaction of the caller. */
export async function insertProducts(
  ctx: EventSource,
  em: SqlEntityManager,
  products: readonly NewProduct[],
): Promise<void> {
  const places = products.map((product) => ({ given: fieldsOf(product) }));
  const listings = await readListings(em, ctx, places);
  const safety = await readSafety(em, products);
  const named = products.flatMap(nameOf);
  const expected = await expectSlugs(em, named);
  const rows = products.map((product, index) => {
    const { countInStock: _, attributes: __, categoryId: ___, images, ...given } = fieldsOf(product);
    const { publishAt: ____, unpublishAt: _____, customFields: ______, ...more } = given;
    const { documents: _______, ...fields } = more;
    const image = images?.[0]?.path ?? fields.image;
    const { optionNames } = variantsOf(product);
    const createdAt = ctx.ports.now();
    return {
      id: product.id,
      slug: expected.get(product.id) ?? null,
      ...fields,
      ...listings[index],
      ...safety[index],
      image,
      optionNames,
      createdAt,
    };
  });
  await em.insertMany(Product, rows);
  await setImages(em, new Map(products.flatMap(({ id, pictures }) => (pictures ? [[id, pictures]] : []))));
  await nameProducts(em, named, expected);
  await insertVariants(ctx, em, products);
  await setProductFields(
    em,
    products.map(({ id, input }) => ({ product: { id }, given: input })),
  );
  await updatePrices(em, ctx.ports, ...products.map(({ id }) => id));
  await planPublications(ctx, em, products);
  await recordEvents(em, ctx, products.map(createdEvent));
}

async function planPublications(
  { ports }: EventSource,
  em: SqlEntityManager,
  products: readonly NewProduct[],
): Promise<void> {
  const timed = products.filter(({ input }) => input.publishAt || input.unpublishAt);
  if (timed.length === 0) return;
  const edits = timed.map((product) => {
    const { isDraft } = fieldsOf(product);
    return { product: { id: product.id, isDraft }, wasDraft: isDraft, given: product.input };
  });
  await setPublications(em, ports.now(), edits);
  await em.flush();
}

const fieldsOf = ({ input, onSale }: NewProduct) => ({
  ...sample,
  isDraft: !onSale,
  ...fieldsSet(input),
  ...normalTexts(input),
});

function variantsOf(product: NewProduct): NonNullable<NewProduct['variants']> {
  const { price, countInStock } = fieldsOf(product);
  return product.variants ?? { optionNames: [], variants: [{ options: [], price, countInStock }] };
}

/** A product without a name of its own gets no slug. */
function nameOf({ id, slug, input }: NewProduct): Named[] {
  const name = slug ?? input.name;
  return name ? [{ id, name }] : [];
}

/** The first variant has the id of its product. */
async function insertVariants(
  { actor, ports }: EventSource,
  em: SqlEntityManager,
  products: readonly NewProduct[],
): Promise<void> {
  const rows = products.flatMap((product) =>
    variantsOf(product).variants.map((variant, position) => {
      const { options, sku = null, price, compareAtPrice = null } = variant;
      const countInStock = Math.max(0, variant.countInStock);
      const id = position === 0 ? product.id : v7();
      const sold = { sku, price, compareAtPrice, countInStock, ...NO_FACTS, ...normalFacts(variant) };
      return { id, product: product.id, position, options, ...sold };
    }),
  );
  const by = actor?.viewer?.id;
  await em.insertMany(Variant, rows);
  const given = products.flatMap((product) => variantsOf(product).variants);
  await setVariantFields(
    em,
    rows.map((variant, at) => ({ variant, given: given[at]!, index: variant.position })),
  );
  await em.insertMany(
    CostChange,
    rows.flatMap(({ id: variant, cost: after }) =>
      after === null ? [] : { id: v7(), variant, after, actor: by, at: ports.now() },
    ),
  );
  await em.insertMany(
    StockMove,
    rows.map(({ id: variant, countInStock: qty }) => {
      return { id: v7(), variant, qty, reason: 'initial' as const, actor: by };
    }),
  );
}

function createdEvent(product: NewProduct): ShopEvent {
  const { variants } = variantsOf(product);
  const price = Math.min(...variants.map((variant) => variant.price));
  const countInStock = variants.reduce((sum, variant) => sum + variant.countInStock, 0);
  const { name, taxClass } = fieldsOf(product);
  const data = { name, new: { price, countInStock, taxClass } };
  return { type: 'product.created', subject: product.id, data };
}
