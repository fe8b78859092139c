import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';
import { variantNotFound } from './find-variant.ts';
import { type LockedProduct, lockVariantsOf } from './lock-variants.ts';
import type { Variant } from './variant.entity.ts';

const readProduct = prepared<{ product: string }, [id: string]>(
  'select product_id as product from variants where id = $1 and deleted_at is null',
);

/** Locks a variant with its product and the other variants, as every edit of them does. Errors: NOT_FOUND; CONFLICT. */
export async function lockVariant(
  em: SqlEntityManager,
  id: string,
): Promise<LockedProduct & { variant: Variant }> {
  const [found] = await readProduct(em, id);
  if (!found) throw variantNotFound();
  const [locked] = await lockVariantsOf(em, [found.product]);
  const variant = locked!.variants.find((each) => each.id === id);
  if (!variant) throw variantNotFound();
  return { ...locked!, variant };
}
