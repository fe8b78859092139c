import { batchOne } from '../../core/batch.ts';
import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import type { Attribute } from './attribute.entity.ts';
import { type AttributeValues, hasType } from './attribute-values.ts';
import type { ProductAttribute } from './product-attribute.types.ts';

const readDefinitions = prepared<Attribute, []>(
  `select key, label, type, unit, choices, category_ids as "categoryIds", is_filter as "isFilter", is_public as "isPublic", position
   from attributes order by position, label limit 100`,
);

/** All attributes in their order. */
export function findAttributes(ctx: Context): Promise<Attribute[]> {
  return cacheForGuests(ctx, cacheKey('attributes'), () =>
    batchOne(ctx, 'attributes', () => readDefinitions(ctx.em)),
  );
}

/** The values in the order of their attributes. Those of another type were of an attribute that was deleted. */
export async function readAttributes(
  ctx: Context,
  values: AttributeValues,
  withHidden: boolean,
): Promise<ProductAttribute[]> {
  return (await findAttributes(ctx)).flatMap(({ key, label, type, unit, isPublic }) => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    if (value === undefined || !hasType(value, type) || !(isPublic || withHidden)) return [];
    const texts = Array.isArray(value) ? value : [String(value)];
    return [{ key, label, type, unit, value: texts.join(', '), values: texts }];
  });
}
