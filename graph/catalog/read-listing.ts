import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { EventSource } from '../core/record-event.ts';
import { type AttributeValues, readAttributeValues } from './attribute-values.ts';
import { Category } from './category.entity.ts';
import { categoryNamed } from './category-named.ts';
import type { ProductInput } from './edit-products.inputs.ts';
import type { Product } from './product.entity.ts';

/**
 * Category and attributes of a product, as far as the input gives it others. Creates the category when there is none of its
 * name. Errors: BAD_USER_INPUT for wrong attributes; CONFLICT for a category too many.
 */
export async function readListing(
  em: SqlEntityManager,
  source: EventSource,
  { category, attributes }: Pick<ProductInput, 'category' | 'attributes'>,
  product?: Product,
): Promise<{ listedIn?: Category; attributes?: AttributeValues }> {
  const isMoved = category != null && !(product?.listedIn && product.category === category);
  const listedIn = isMoved && em.getReference(Category, await categoryNamed(em, source, category));
  const values = attributes && (await readAttributeValues(em, attributes));
  const isSame = isDeepStrictEqual(values, product?.attributes);
  return { ...(listedIn && { listedIn }), ...(values && !isSame && { attributes: values }) };
}
