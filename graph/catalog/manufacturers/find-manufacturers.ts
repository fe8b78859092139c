import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { distinctIds, fieldError } from '../../core/validation.ts';
import { Manufacturer } from './manufacturer.entity.ts';

/** Most manufacturers of a shop. */
export const MAX_MANUFACTURERS = 1_000;

/** All manufacturers by name. */
export const findManufacturers = ({ em }: Pick<Context, 'em'>): Promise<Manufacturer[]> =>
  em.fork().find(Manufacturer, {}, { orderBy: { name: 'asc' }, limit: MAX_MANUFACTURERS });

const namedThem = prepared<{ id: string; name: string }, [names: string[]]>(
  'select id, name from manufacturers where name = any($1::text[])',
);

/** The identifiers of the manufacturers with these names, by name. */
export async function findManufacturersNamed(
  em: SqlEntityManager,
  names: string[],
): Promise<Map<string, string>> {
  const rows = names.length > 0 ? await namedThem(em, names) : [];
  return new Map(rows.map(({ id, name }) => [name, id]));
}

const lockThem = prepared<{ id: string }, [ids: string[]]>(
  'select id from manufacturers where id = any($1::uuid[]) order by id for key share',
);

/**
 * The identifiers that products are given, as they are stored, in their order. Until the transaction ends none of the manufacturers is deleted.
 * Errors: BAD_USER_INPUT for one that is not there.
 */
export async function lockManufacturers(
  em: SqlEntityManager,
  given: readonly (string | null | undefined)[],
): Promise<(string | null | undefined)[]> {
  const ids = distinctIds(given.filter((id) => id != null));
  if (ids.length > 0) {
    const known = ids.every((id) => isUuid(id)) ? await lockThem(em, ids) : [];
    if (known.length < ids.length)
      throw fieldError('manufacturerId', 'This manufacturer was deleted meanwhile. Choose another one.');
  }
  return given.map((id) => id?.toLowerCase() ?? id);
}
