import DataLoader from 'dataloader';
import { v7 } from 'uuid';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';

/** Whose data staff look at: by the ids of orders, or of accounts and guests, or through a list of many, by its name. */
interface Seen {
  type: 'order' | 'account' | 'list';
  ids: readonly string[];
}

const insert = prepared<object, [rows: string]>(
  `insert into data_accesses (id, actor_id, subject_type, subject_id, day, at)
   select * from jsonb_to_recordset($1::jsonb) as row (id uuid, actor uuid, type text, subject text, day date, at timestamptz)
   on conflict do nothing`,
);

const LOADER = 'data accesses';

/** Records that staff look at personal data, once a day for each thing, and once a request; of others nothing. */
export async function recordAccess(
  ctx: Pick<Context, 'em' | 'actor' | 'ports' | 'loaders'>,
  { type, ids }: Seen,
): Promise<void> {
  const { viewer, isStaff } = ctx.actor;
  if (!isStaff || !viewer) return;
  const loader = ctx.loaders.get(LOADER) ?? new DataLoader((keys) => write(ctx, viewer.id, keys));
  ctx.loaders.set(LOADER, loader);
  await Promise.all(ids.map((id) => loader.load(`${type} ${id}`)));
}

async function write(
  { em, ports }: Pick<Context, 'em' | 'ports'>,
  actor: string,
  keys: readonly string[],
): Promise<readonly unknown[]> {
  const at = ports.now();
  const day = at.toISOString().slice(0, 10);
  // Sorted, so that no two requests wait for each other.
  const rows = keys.toSorted().map((key) => {
    const [type, subject] = key.split(' ');
    return { id: v7(), actor, type, subject, day, at };
  });
  await insert(em.fork(), JSON.stringify(rows));
  return keys.map(() => null);
}
