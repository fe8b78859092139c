import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid, v7 } from 'uuid';

/** Most characters of a slug. */
const LONGEST = 80;
/** As many products of one name get a number; the others get letters, so that the search for a free one ends. */
const NUMBERED = 9;

/**
 * A name as it stands in an address: lower case, accents of Latin, Greek and Cyrillic letters left out, other scripts kept.
 * Null when nothing of the name can stand there.
 */
export function slugOf(name: string): string | null {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  const slug = cut(plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'), LONGEST);
  // An address with an id means that product.
  return isUuid(slug) ? `product-${slug}` : slug || null;
}

/**
 * Gives a product the slug of its name, or that with a suffix when others have it. Its earlier slugs remain its own.
 * Of transactions that want the same one, the later waits for the end of the earlier.
 */
export async function assignSlug(em: SqlEntityManager, id: string, name: string): Promise<string | null> {
  const base = slugOf(name);
  if (!base) return null;
  for (const suffix of suffixes()) {
    const slug = cut(base, LONGEST - suffix.length) + suffix;
    const [taken] = await em.execute(
      `insert into slugs (slug, product_id) values (?, ?)
       on conflict (slug) do update set product_id = excluded.product_id where slugs.product_id = excluded.product_id
       returning slug`,
      [slug, id],
    );
    if (taken) return slug;
  }
  throw new Error(`There is no free slug for ${base}.`);
}

function* suffixes(): Generator<string> {
  yield '';
  for (let number = 2; number <= NUMBERED; number += 1) yield `-${number}`;
  yield `-${v7().slice(-12)}`;
}

/** At most `length` characters, with no hyphen at either end and no half of a letter. */
function cut(text: string, length: number): string {
  return text
    .replace(/^-/, '')
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/-$/, '');
}
