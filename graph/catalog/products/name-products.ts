import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';
import { assignSlugs, type Named } from './slug.ts';

/** Gives new products their slugs. Updates those that have another slug than expected: an update of a product costs as much as its insertion. */
export async function nameProducts(
  em: SqlEntityManager,
  named: readonly Named[],
  expected: ReadonlyMap<string, string>,
): Promise<void> {
  const slugs = [...(await assignSlugs(em, named))].map(([id, slug]) => ({ id, slug }));
  const others = slugs.filter(({ id, slug }) => expected.get(id) !== slug);
  if (others.length > 0) await setSlugs(em, JSON.stringify(others));
}

const setSlugs = prepared<object, [slugs: string]>(
  `update products p set current_slug = named.slug from jsonb_to_recordset($1::jsonb) as named(id uuid, slug text)
   where p.id = named.id`,
);
