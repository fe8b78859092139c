import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import { DomainError } from '../core/errors.ts';
import type { EventSource } from '../core/record-event.ts';
import { type AttributeValues, readAttributeValues } from './attribute-values.ts';
import { Category } from './category.entity.ts';
import { categoryNamed } from './category-named.ts';
import type { ProductInput } from './edit-products.inputs.ts';
import type { Product } from './product.entity.ts';

type Given = Pick<ProductInput, 'category' | 'categoryId' | 'attributes'>;

/** What an input changes of a product's place in the catalogue. */
interface Listing {
  listedIn?: Category;
  category?: string;
  attributes?: AttributeValues;
}

/**
 * Category and attributes of a product, as far as the input gives it others. Creates the category when there is none of its
 * name. Errors: BAD_USER_INPUT for wrong attributes and an unknown id of a category; CONFLICT for a category too many.
 */
export async function readListing(
  em: SqlEntityManager,
  source: EventSource,
  given: Given,
  product?: Product,
): Promise<Listing> {
  const { attributes } = given;
  const values = attributes && (await readAttributeValues(em, attributes, product?.attributes));
  const isSame = isDeepStrictEqual(values, product?.attributes);
  return {
    ...(await readCategory(em, source, given, product)),
    ...(values && !isSame && { attributes: values }),
  };
}

async function readCategory(
  em: SqlEntityManager,
  source: EventSource,
  { category, categoryId }: Given,
  product?: Product,
): Promise<Pick<Listing, 'listedIn' | 'category'>> {
  if (categoryId != null) {
    const { id, name } = await categoryWithId(em, categoryId);
    return { listedIn: em.getReference(Category, id), category: name };
  }
  if (category == null || (product?.listedIn && product.category === category)) return {};
  return { listedIn: em.getReference(Category, await categoryNamed(em, source, category)), category };
}

/** Until the transaction ends the category keeps its name. */
async function categoryWithId(em: SqlEntityManager, given: string): Promise<{ id: string; name: string }> {
  const [found] = isUuid(given)
    ? await em.execute<{ id: string; name: string }[]>(
        'select id, name from categories where id = ? for share',
        [given],
      )
    : [];
  if (found) return found;
  const message = 'This category was deleted meanwhile. Choose another one.';
  throw new DomainError('BAD_USER_INPUT', message, { fields: { category: message } });
}
