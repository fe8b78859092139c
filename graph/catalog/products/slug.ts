import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { prepared } from '../../core/prepared.ts';
import { cutSlug, LONGEST_SLUG, slugOf } from '../../core/slug.ts';

/** As many products of one name get a number; the others get letters, so that the search for a free one ends. */
const NUMBERED = 9;

/** A product with the name that its slug is made of. */
export interface Named {
  id: string;
  name: string;
}

/**
 * Gives each product the slug of its name, or that with a suffix when others have it; by their ids. Its earlier slugs remain its own. A product
 * whose name has nothing that can stand in an address gets none. Of transactions that want the same one, the later waits for the end of the
 * earlier.
 */
export async function assignSlugs(
  em: SqlEntityManager,
  products: readonly Named[],
): Promise<Map<string, string>> {
  const slugs = new Map<string, string>();
  let left = products.map(({ id, name }) => ({ id, base: slugOf(name) })).filter(({ base }) => base);
  for (const suffix of suffixes) {
    if (left.length === 0) return slugs;
    const wanted = new Map<string, string>();
    for (const { id, base } of left) {
      const end = suffix();
      const slug = cutSlug(base!, LONGEST_SLUG - end.length) + end;
      // The first of those that want the same one.
      if (!wanted.has(slug)) wanted.set(slug, id);
    }
    for (const { slug, id } of await insertFree(em, wanted)) slugs.set(id, slug);
    left = left.filter(({ id }) => !slugs.has(id));
  }
  if (left.length > 0) throw new Error(`There is no free slug for ${left[0]!.base}.`);
  return slugs;
}

const readTaken = prepared<{ slug: string }, [slugs: readonly string[]]>(
  'select slug from slugs where slug = any($1::text[])',
);

/** The slugs that `assignSlugs` will give to new products, where nobody has the slug of their name. */
export async function expectSlugs(
  em: SqlEntityManager,
  products: readonly Named[],
): Promise<Map<string, string>> {
  const bases = products.flatMap(({ id, name }) => {
    const slug = slugOf(name);
    return slug ? [{ id, slug }] : [];
  });
  const taken = new Set(
    (
      await readTaken(
        em,
        bases.map(({ slug }) => slug),
      )
    ).map(({ slug }) => slug),
  );
  const expected = new Map<string, string>();
  for (const { id, slug } of bases) {
    if (!taken.has(slug)) expected.set(id, slug);
    taken.add(slug);
  }
  return expected;
}

/** Gives products the slugs that are free or their own. In their order, so that two transactions cannot block each other. */
function insertFree(em: SqlEntityManager, wanted: ReadonlyMap<string, string>) {
  const rows = [...wanted].sort(([a], [b]) => (a < b ? -1 : 1));
  return em.execute<{ slug: string; id: string }[]>(
    `insert into slugs (slug, product_id) values ${rows.map(() => '(?, ?)').join(', ')}
     on conflict (slug) do update set product_id = excluded.product_id where slugs.product_id = excluded.product_id
     returning slug, product_id as id`,
    rows.flat(),
  );
}

const suffixes: readonly (() => string)[] = [
  () => '',
  ...Array.from({ length: NUMBERED - 1 }, (_, index) => () => `-${index + 2}`),
  () => `-${v7().slice(-12)}`,
];
