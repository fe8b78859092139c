import { validate as isUuid } from 'uuid';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import type { ProductRow } from '../products/product-row.ts';
import { readSoldProducts } from '../products/read-sold-products.ts';
import { MOST_BY_IDS } from './most-saved.ts';

/** The products with these ids that shoppers can see, in the order of the ids. Errors: BAD_USER_INPUT for more than 24. */
export async function findProductsByIds({ em }: Context, ids: readonly string[]): Promise<ProductRow[]> {
  if (ids.length > MOST_BY_IDS)
    throw new DomainError('BAD_USER_INPUT', `At most ${MOST_BY_IDS} products are read at once.`);
  const wanted = [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))];
  if (wanted.length === 0) return [];
  const found = new Map((await readSoldProducts(em, wanted)).map((product) => [product.id, product]));
  return wanted.flatMap((id) => found.get(id) ?? []);
}
