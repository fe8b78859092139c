import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { changePrice, type PriceChange, priceProblem } from '#money/change-price';
import { changedFields } from '../../core/changed-fields.ts';
import { type ChangedValues, changedValues, mergeChanges } from '../../core/changed-values.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvents } from '../../core/record-event.ts';
import { fieldsSet } from '../../core/validation.ts';
import { type Definition, readAttributeValues, readDefinitions } from '../attributes/attribute-values.ts';
import type { AttributeValueInput } from './attribute-values.inputs.ts';
import type { ProductChangesInput, SeenProductInput } from './bulk-products.inputs.ts';
import { lockVariantsOf } from './lock-variants.ts';
import type { StockChangeInput } from './price-and-stock-changes.inputs.ts';
import type { Product } from './product.entity.ts';
import { changeTags } from './product-tags.ts';
import { type Attempt, productsOfAttempt, type UndoData } from './products-of-attempt.ts';
import { readListings } from './read-listing.ts';
import { readSafety } from './read-safety.ts';
import { setFacts } from './set-facts.ts';
import { setPublications } from './set-publications.ts';
import { givenStock, isTooLow, setStock } from './stock.ts';
import { isRepriced, updatePrices } from './update-prices.ts';
import { MAX_STOCK, type Variant } from './variant.entity.ts';
import { valuesOfVariants, variantChanges } from './variant-changes.ts';
import { VARIANT_FACTS } from './variant-facts.ts';

/**
 * Makes the changes of a bulk edit to some products, in one transaction: prices and stock of each of their variants. Errors:
 * NOT_FOUND; CONFLICT when prices or stock are not those that the change was decided on; BAD_USER_INPUT for a price or a stock
 * that cannot be. Then nothing has changed. The log says that it is a part of a change of `bulk` products. What the same attempt has changed
 * is left as it is. Returns the products that it has changed.
 */
export async function applyChanges(
  ctx: Context,
  seen: readonly SeenProductInput[],
  changes: ProductChangesInput,
  { bulk, attempt, key }: Attempt,
): Promise<string[]> {
  return inInvalidatingTransaction(ctx, async (em) => {
    const ids = seen.map(({ id }) => id);
    const all = await lockVariantsOf(em, ids);
    const done = await productsOfAttempt(ctx, em, all, attempt);
    const isOpen = (_: unknown, index: number) => !done.has(all[index]!.product.id);
    const [locked, expected] = [all.filter(isOpen), seen.filter(isOpen)];
    const { price, stock, categoryId, publishAt, unpublishAt, ...known } = changes;
    const { cost, weight, netContent, reorderPoint, backorderLimit, ...others } = known;
    const { attribute, manufacturerId, energyClass, addTags, removeTags, ...rest } = others;
    const facts = { cost, weight, netContent, reorderPoint, backorderLimit };
    const [safety] = await readSafety(em, [{ input: { manufacturerId, energyClass } }]);
    const definitions = attribute ? await readDefinitions(em) : new Map();
    const places = locked.map(({ product }) => ({ given: { categoryId }, product }));
    const listings = await readListings(em, ctx, places);
    const wereDrafts = locked.map(({ product }) => product.isDraft);
    const edits = locked.map(({ product, variants }, index) => {
      const before = summaryOf(variants);
      if (price) refuseStalePrices(expected[index]!, before);
      if (stock) refuseStaleStock(expected[index]!, before);
      const was = valuesOfVariants(variants);
      const { listedIn, ...listed } = listings[index]!;
      const fields = { ...fieldsSet(rest), ...listed, ...safety };
      const { changed, ...values } = changedValues(product, fields);
      const undo: UndoData = { categoryId: product.listedIn?.id ?? null, attempt, key };
      em.assign(product, fields);
      if (listedIn) product.listedIn = listedIn;
      if (price && changePrices(em, variants, price)) changed.push('price');
      const { expectedCountInStock: seenStock } = expected[index]!;
      if (stock && changeStock({ em, actor: ctx.actor }, variants, stock, seenStock))
        changed.push('countInStock');
      for (const variant of variants) setFacts(ctx, em, variant, facts);
      changed.push(...factsChanged(was, variants));
      if (attribute) {
        undo.attributes = product.attributes;
        mergeChanges({ changed, ...values }, setAttribute(product, attribute, definitions));
      }
      if (addTags || removeTags) {
        undo.tags = product.tags;
        mergeChanges({ changed, ...values }, changeTags(product, addTags ?? [], removeTags ?? []));
      }
      const data = { changed, ...values, variants: variantChanges(was, variants), undo, bulk };
      return { subject: product.id, data: { ...data, name: product.name } };
    });
    const published = locked.map(({ product }, index) => {
      return { product, wasDraft: wereDrafts[index]!, given: { publishAt, unpublishAt } };
    });
    for (const [index, times] of (await setPublications(em, ctx.ports.now(), published)).entries())
      mergeChanges(edits[index]!.data, times);
    await em.flush();
    const changed = edits.filter(({ data }) => data.changed.length > 0);
    const repriced = changed.filter(({ data }) => isRepriced(data.changed));
    await updatePrices(em, ctx.ports, ...repriced.map(({ subject }) => subject));
    const events = changed.map((edit) => ({ type: 'product.updated' as const, ...edit }));
    await recordEvents(em, ctx, events);
    return [...done, ...changed.map(({ subject }) => subject)];
  });
}

/** What is known of items, as far as it is another than before for any variant. */
function factsChanged(was: ReturnType<typeof valuesOfVariants>, variants: readonly Variant[]): string[] {
  return VARIANT_FACTS.filter((fact) =>
    variants.some((variant) => was.get(variant.id)?.[fact] !== variant[fact]),
  );
}

/** Gives a product another value of an attribute, or none. Errors: BAD_USER_INPUT that names the attribute. */
function setAttribute(
  product: Product,
  { key, value, values }: AttributeValueInput,
  definitions: ReadonlyMap<string, Definition>,
): ChangedValues {
  const { [key]: before, ...others } = product.attributes;
  const isRemoved = value == null && !values?.length;
  const given = isRemoved
    ? {}
    : readAttributeValues(definitions, [{ key, value, values }], product.attributes);
  const name = `attributes.${key}`;
  const change: ChangedValues = changedValues({ [name]: before }, { [name]: given[key] });
  if (change.changed.length > 0) product.attributes = { ...others, ...given };
  return change;
}

/** What a change is decided on. */
function summaryOf(variants: readonly Variant[]) {
  const prices = variants.map(({ price }) => price);
  const countInStock = variants.reduce((sum, variant) => sum + variant.countInStock, 0);
  return { price: Math.min(...prices), highestPrice: Math.max(...prices), countInStock };
}

type Summary = ReturnType<typeof summaryOf>;

function refuseStalePrices({ expectedPrice, expectedHighestPrice }: SeenProductInput, now: Summary): void {
  const isSame =
    (expectedPrice ?? now.price) === now.price &&
    (expectedHighestPrice ?? now.highestPrice) === now.highestPrice;
  if (isSame) return;
  const message = 'Its price was changed meanwhile. Nothing of it was saved: look at it again.';
  throw new DomainError('CONFLICT', message);
}

function refuseStaleStock({ expectedCountInStock }: SeenProductInput, { countInStock }: Summary): void {
  if ((expectedCountInStock ?? countInStock) === countInStock) return;
  const message = `Its stock has changed meanwhile: there are ${countInStock} now, not ${expectedCountInStock}. Nothing of it was saved.`;
  throw new DomainError('CONFLICT', message, { countInStock });
}

/** Returns whether any price is another one now. */
function changePrices(em: SqlEntityManager, variants: readonly Variant[], change: PriceChange): boolean {
  let isChanged = false;
  for (const variant of variants) {
    const after = changePrice(variant, change);
    const problem = priceProblem(after);
    if (problem) throw impossible(variant, problem);
    isChanged ||= changedFields<object>(variant, after).length > 0;
    em.assign(variant, after);
  }
  return isChanged;
}

/** Returns whether any stock is another one now. */
function changeStock(
  deps: Pick<Context, 'em' | 'actor'>,
  variants: readonly Variant[],
  { countInStock, add }: StockChangeInput,
  seen: number | null | undefined,
): boolean {
  let isChanged = false;
  for (const variant of variants) {
    const after =
      countInStock == null ? variant.countInStock + (add ?? 0) : givenStock(countInStock, variant, seen);
    if (isTooLow(after, variant))
      throw impossible(variant, `has only ${Math.max(0, variant.countInStock)} units in stock`);
    if (after > MAX_STOCK) throw impossible(variant, `would have more than ${MAX_STOCK} units in stock`);
    isChanged ||= after !== variant.countInStock;
    setStock(deps, variant, after);
  }
  return isChanged;
}

function impossible({ options }: Variant, problem: string): DomainError {
  const which = options.length > 0 ? `The variant ${options.join(', ')}` : 'It';
  return new DomainError('BAD_USER_INPUT', `${which} ${problem}. Nothing of it was saved.`);
}
