import { batchOne } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import type { Attribute } from '../attributes/attribute.entity.ts';

const readCounts = prepared<{ key: string; total: number }, []>(
  `select key, count(*)::int as total from products, jsonb_object_keys(attributes) as key
   where deleted_at is null group by key`,
);

/** How many products have a value of an attribute, drafts too. */
export async function countWithAttribute(ctx: Context, { key }: Attribute): Promise<number> {
  const counts = await batchOne(
    ctx,
    'products by attribute',
    async () => new Map((await readCounts(ctx.em)).map((row) => [row.key, row.total])),
  );
  return counts.get(key) ?? 0;
}
