import { validate as isUuid } from 'uuid';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { fieldError } from '../../core/validation.ts';
import { visible } from '../products/product-row.ts';
import type { Collection } from './collection.entity.ts';
import { type AddToCollectionInput, MOST_PRODUCTS } from './collections.inputs.ts';
import { lockCollection } from './lock-collection.ts';

/**
 * Adds products to the end of a collection by hand; those that it has stay where they are, and unknown ones are left out. Errors:
 * NOT_FOUND; BAD_USER_INPUT for one by rule; CONFLICT for more than 1000 products: then none is added.
 */
export async function addToCollection(
  ctx: Context,
  { id, productIds }: AddToCollectionInput,
): Promise<{ collection: Collection; added: number }> {
  return inInvalidatingTransaction(ctx, async (em) => {
    const collection = await lockCollection(em, id);
    if (collection.rule)
      throw fieldError('id', `"${collection.name}" is filled by its rule. Choose a collection by hand.`);
    const added = await em.execute<object[]>(
      `insert into collection_products (collection_id, product_id, position)
       select ?::uuid, products.id, last + place
       from unnest(?::uuid[]) with ordinality as given (id, place) join products on products.id = given.id,
         (select coalesce(max(position), -1)::int as last from collection_products where collection_id = ?) as ends
       where ${visible(true)} order by products.id
       on conflict do nothing returning 1`,
      [collection.id, `{${productIds.filter((each) => isUuid(each))}}`, collection.id],
    );
    if (added.length === 0) return { collection, added: 0 };
    const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>(
      `select count(*)::int as count from collection_products join products on id = product_id
       where collection_id = ? and ${visible(true)}`,
      [collection.id],
    );
    if (count > MOST_PRODUCTS)
      throw new DomainError(
        'CONFLICT',
        `"${collection.name}" would have ${count} products; ${MOST_PRODUCTS} are the most. Nothing was added.`,
      );
    collection.version += 1;
    await em.flush();
    const data = {
      name: collection.name,
      changed: ['products'],
      old: { products: count - added.length },
      new: { products: count },
    };
    await recordEvent(em, ctx, { type: 'collection.updated', subject: collection.id, data });
    return { collection, added: added.length };
  });
}
