import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import { prepared } from '../../core/prepared.ts';
import { lockBuyer } from '../../people/accounts/lock-buyer.ts';
import { visible } from '../products/product-row.ts';
import { findSavedIds } from './find-saved-ids.ts';
import { MOST_SAVED } from './most-saved.ts';

const readSold = prepared<{ id: string }, [ids: readonly string[]]>(
  `select id from products where id = any($1::uuid[]) and ${visible(false)}`,
);

/** The first of them becomes the newest. */
const insert = prepared<object, [user: string, ids: readonly string[], now: Date]>(
  `insert into saved_products (user_id, product_id, created_at)
   select $1::uuid, id, $3::timestamptz - nth * interval '1 millisecond' from unnest($2::uuid[]) with ordinality as wanted (id, nth)
   on conflict (user_id, product_id) do nothing`,
);

/** What became of the ids that were to be saved. */
interface Added {
  /** Those of products that shoppers can see. */
  known: string[];
  /** How many of them found no room. */
  leftOut: number;
}

/**
 * Saves products for an account while there is room, the first ones first. Those that are saved already stay as they are. The lock of the
 * account makes others wait, which would fill the list beyond its bound. Errors: UNAUTHENTICATED when the account was deleted.
 */
export async function addToList(
  em: SqlEntityManager,
  user: string,
  ids: readonly string[],
  now: Date,
): Promise<Added> {
  if (!(await lockBuyer(em, user, { alone: true })))
    throw new DomainError('UNAUTHENTICATED', 'Please sign in first.');
  const sold = new Set((await readSold(em, ids)).map(({ id }) => id));
  const known = [...new Set(ids.map((id) => id.toLowerCase()))].filter((id) => sold.has(id));
  const saved = new Set(await findSavedIds(em, user));
  const wanted = known.filter((id) => !saved.has(id));
  const added = wanted.slice(0, MOST_SAVED - saved.size);
  if (added.length > 0) await insert(em, user, added, now);
  return { known, leftOut: wanted.length - added.length };
}
