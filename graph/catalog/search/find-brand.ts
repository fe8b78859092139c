import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { prepared } from '../../core/prepared.ts';
import { isCleanText } from '../../core/validation.ts';
import { visible } from '../products/product-row.ts';

/** Most characters of a brand. */
const LONGEST = 100;

const readOne = prepared<object, [brand: string]>(
  `select 1 as one from products where ${visible(false)} and brand = $1 limit 1`,
);

/** A brand that has products which shoppers find. Errors: NOT_FOUND. */
export async function findBrand(ctx: Context, name: string): Promise<{ name: string }> {
  const read = () => readOne(ctx.em, name);
  const isName = name.length <= LONGEST && isCleanText(name);
  const [found] = isName ? await cacheForGuests(ctx, cacheKey('brand', name), read) : [];
  if (!found) throw new DomainError('NOT_FOUND', 'Brand not found.');
  return { name };
}
