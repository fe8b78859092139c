import { sql } from 'kysely';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { membersOf, uuids } from '../../people/accounts/customer-members.ts';
import type { User } from '../../people/accounts/user.entity.ts';
import type { CustomerNote } from './customer-note.entity.ts';

/** The tags of a customer, by their letters; for all customers of a request in one statement. */
export function tagsOf(ctx: Context, customer: string): Promise<string[]> {
  return batch(ctx, 'tags of customers', customer, async (ids) => {
    const { rows } = await sql<{ customer: string; tag: string }>`
      select members.customer, min(tag) as tag from (${membersOf(uuids(ids))}) members
      join customer_tags on customer_tags.user_id = members.id group by members.customer, key order by key`.execute(
      ctx.em.fork().getKysely(),
    );
    const byCustomer = Map.groupBy(rows, (row) => row.customer);
    return ids.map((id) => (byCustomer.get(id) ?? []).map(({ tag }) => tag));
  });
}

/** A note with the name of who wrote it, as it is now. */
export type WrittenNote = Pick<CustomerNote, 'id' | 'text' | 'createdAt'> & {
  author: Pick<User, 'id' | 'name'>;
};

/** Notes that are read of a customer. */
const MOST = 200;

/** The notes about a customer, newest first; for all customers of a request in one statement. */
export function notesOf(ctx: Context, customer: string): Promise<WrittenNote[]> {
  return batch(ctx, 'notes of customers', customer, async (ids) => {
    const { rows } = await sql<NoteRow>`
      with members as (${membersOf(uuids(ids))})
      select found.*, author.name as "authorName" from unnest(${uuids(ids)}) head(customer) cross join lateral (
        select head.customer, notes.* from customer_notes notes
        where notes.user_id in (select members.id from members where members.customer = head.customer)
        order by notes.created_at desc, notes.id desc limit ${MOST}
      ) found join users author on author.id = found.author_id order by found.created_at desc, found.id desc`.execute(
      ctx.em.fork().getKysely(),
    );
    const byCustomer = Map.groupBy(rows, (row) => row.customer);
    return ids.map((id) => (byCustomer.get(id) ?? []).map(toNote));
  });
}

interface NoteRow {
  customer: string;
  id: string;
  author_id: string;
  authorName: string;
  text: string;
  created_at: string;
}

const toNote = ({ id, author_id, authorName, text, created_at }: NoteRow): WrittenNote => ({
  id,
  text,
  createdAt: new Date(created_at),
  author: { id: author_id, name: authorName },
});
