import { v7 } from 'uuid';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';

/** Whose data staff look at: by the ids of orders, or of accounts and guests, or through a list of many. */
type Seen =
  | { type: 'order' | 'account'; ids: readonly string[] }
  | {
      type: 'list';
      ids: readonly (
        | 'orders'
        | 'customers'
        | 'accounts'
        | 'mails'
        | 'inquiries'
        | 'past-orders'
        | 'search'
      )[];
    };

const insert = prepared<object, [rows: string]>(
  `insert into data_accesses (id, actor_id, subject_type, subject_id, day, at)
   select * from jsonb_to_recordset($1::jsonb) as row (id uuid, actor uuid, type text, subject text, day date, at timestamptz)
   on conflict do nothing`,
);

/** Records that staff look at personal data, once a day for each thing; of others nothing. */
export async function recordAccess(
  { em, actor, ports }: Pick<Context, 'em' | 'actor' | 'ports'>,
  { type, ids }: Seen,
): Promise<void> {
  if (!actor.isStaff || !actor.viewer || ids.length === 0) return;
  const at = ports.now();
  const day = at.toISOString().slice(0, 10);
  const rows = ids.map((subject) => ({ id: v7(), actor: actor.viewer!.id, type, subject, day, at }));
  await insert(em.fork(), JSON.stringify(rows));
}
