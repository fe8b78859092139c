import { sql } from 'kysely';
import { boundedRead } from '../../core/bounded-read.ts';
import type { Context } from '../../core/context.ts';
import { COUNTED } from '../../core/totals.ts';
import { visible } from '../products/product-row.ts';
import type { CollectionRule } from './collection-rule.types.ts';
import type { CollectionEntry, CollectionPreview } from './collections.types.ts';
import { readRule } from './read-rule.ts';

const MOST_PREVIEWED = 8;

/** What a rule finds that shoppers see: the number, at most 10,001, and the newest. Errors: SERVICE_UNAVAILABLE when it takes more than a second. */
export async function previewCollection(ctx: Context, rule: CollectionRule): Promise<CollectionPreview> {
  const { condition, problem } = await readRule(ctx, rule);
  if (problem !== null) return { total: 0, problem, products: [] };
  const where = sql`${sql.raw(visible(false))} and ${condition}`;
  return boundedRead(ctx, async (em) => {
    const db = em.getKysely();
    const { rows: counted } = await sql<{ total: number }>`
      select count(*)::int as total from (select from products where ${where} limit ${sql.lit(COUNTED + 1)}) few`.execute(
      db,
    );
    const { rows } = await sql<CollectionEntry>`select id, name, image, is_draft as "isDraft" from products
      where ${where} order by created_at desc, id desc limit ${sql.lit(MOST_PREVIEWED)}`.execute(db);
    return { total: counted[0]!.total, problem: null, products: rows };
  });
}
