import { Permission } from '../../core/actor.ts';
import { type BulkResult, changeMany } from '../../core/bulk.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { fieldsSet } from '../../core/validation.ts';
import { applyChanges } from './apply-changes.ts';
import type { ProductChangesInput, UpdateProductsArgs } from './bulk-products.inputs.ts';
import { attemptOf, changeOf } from './products-of-attempt.ts';

/**
 * Makes the same changes to many products. Errors: BAD_USER_INPUT for changes that no product can have; those of a single
 * product are in its result.
 */
export async function updateProducts(
  ctx: Context,
  { products, changes, idempotencyKey }: UpdateProductsArgs,
): Promise<BulkResult[]> {
  checkChanges(changes);
  const { price, stock } = changes;
  const isRelative = price?.basisPoints != null || price?.amount != null;
  if (isRelative && products.some((seen) => seen.expectedPrice == null || seen.expectedHighestPrice == null))
    throw wrong('price', 'To change prices by a percentage or an amount, send the prices that you see.');
  if (stock?.add != null && products.some(({ expectedCountInStock }) => expectedCountInStock == null))
    throw wrong('stock', 'To add to the stock, send the stock that you see.');
  const attempt = attemptOf(idempotencyKey, changes);
  const about = { bulk: products.length, attempt, key: changeOf(idempotencyKey) };
  const changed = new Set<string>();
  const results = await changeMany({ ctx, needs: Permission.Products }, products, async (seen) => {
    for (const id of await applyChanges(ctx, seen, changes, about)) changed.add(id);
  });
  return results.map((each) => ({ ...each, isChanged: changed.has(each.id.toLowerCase()) }));
}

function checkChanges(changes: ProductChangesInput): void {
  const { publishAt, unpublishAt, cost, weight, netContent, reorderPoint, backorderLimit, ...more } = changes;
  const { manufacturerId, energyClass, ...others } = more;
  const ofItems = [cost, weight, netContent, reorderPoint, backorderLimit];
  const removable = [publishAt, unpublishAt, ...ofItems, manufacturerId, energyClass];
  const isSet = removable.some((value) => value !== undefined);
  if (!isSet && Object.keys(fieldsSet(others)).length === 0)
    throw new DomainError('BAD_USER_INPUT', 'Say what is to be changed.');
  const { price, stock } = changes;
  if (price) {
    const { isReduction, endReduction, ...numbers } = price;
    const kinds = Object.keys(fieldsSet(numbers)).length + (endReduction ? 1 : 0);
    if (kinds !== 1) throw wrong('price', 'Change prices in exactly one way.');
    if (isReduction && (endReduction || numbers.compareAtPrice != null))
      throw wrong('price', 'A reduction needs a new price.');
  }
  if (stock && Object.keys(fieldsSet(stock)).length !== 1)
    throw wrong('stock', 'Either set the stock or add to it.');
}

function wrong(field: 'price' | 'stock', message: string): DomainError {
  return new DomainError('BAD_USER_INPUT', message, { fields: { [`changes.${field}`]: message } });
}
