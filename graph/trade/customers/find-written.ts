import { sql } from 'kysely';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { membersOf } from '../../people/accounts/customer-members.ts';
import { CustomerNote } from './customer-note.entity.ts';

const list = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;

/** The tags of a customer, by their letters; for all customers of a request in one statement. */
export function tagsOf(ctx: Context, customer: string): Promise<string[]> {
  return batch(ctx, 'tags of customers', customer, async (ids) => {
    const { rows } = await sql<{ customer: string; tag: string }>`
      select members.customer, min(tag) as tag from (${membersOf(list(ids))}) members
      join customer_tags on customer_tags.user_id = members.id group by members.customer, key order by key`.execute(
      ctx.em.fork().getKysely(),
    );
    const byCustomer = Map.groupBy(rows, (row) => row.customer);
    return ids.map((id) => (byCustomer.get(id) ?? []).map(({ tag }) => tag));
  });
}

/** Notes that are read of a customer. */
const MOST = 200;

/** The notes about a customer, newest first. */
export async function notesOf(ctx: Context, customer: string): Promise<CustomerNote[]> {
  const em = ctx.em.fork();
  const { rows } = await sql<{ id: string }>`
    select notes.id from (${membersOf(list([customer]))}) members join customer_notes notes on notes.user_id = members.id
    order by notes.id desc limit ${MOST}`.execute(em.getKysely());
  const ids = rows.map(({ id }) => id);
  const orderBy = { createdAt: 'desc', id: 'desc' } as const;
  return em.find(CustomerNote, { id: ids }, { orderBy, populate: ['author'], strategy: 'joined' });
}
