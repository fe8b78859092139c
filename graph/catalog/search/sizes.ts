import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { AVAILABLE } from '../products/available-units.ts';

/** Not the "bed" of "king size bed". */
const SIZE = /^(?:\d{1,3}|x{0,4}[sl]|m)$/;

/** The size in "size 42 shoes", and the other words; null when there is none, or nothing else. */
export function splitSize(words: readonly string[]): { size: string; others: string[] } | null {
  const at = words.indexOf('size');
  const size = words[at + 1];
  if (at < 0 || !size || !SIZE.test(size)) return null;
  const others = [...words.slice(0, at), ...words.slice(at + 2)];
  return others.length > 0 ? { size, others } : null;
}

/** A variant of the product that can be bought has the size among its options, alone or as "EU 42". */
export const hasSize = (size: string): RawBuilder<SqlBool> => sql`exists (
  select from variants v, unnest(v.options) as value where v.product_id = products.id and v.deleted_at is null
    and ${sql.raw(AVAILABLE)} > 0 and ${size} = any(string_to_array(lower(value), ' ')) offset 0)`;
