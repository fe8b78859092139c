import { sql } from 'kysely';
import { boundedRead } from '../../core/bounded-read.ts';
import type { Context } from '../../core/context.ts';
import { describeEnum } from '../../core/describe-enum.ts';
import { literalPattern } from '../../core/keyword.ts';

/** By what an account is found; the best first. */
export const CustomerMatch = { EMAIL: 'email', NAME: 'name' } as const;
export type CustomerMatch = (typeof CustomerMatch)[keyof typeof CustomerMatch];

describeEnum('CustomerMatch', CustomerMatch, 'By what a search finds an account.', {
  EMAIL: 'A part of its e-mail address.',
  NAME: 'Parts of the name.',
});

export interface CustomerFound {
  by: CustomerMatch;
  id: string;
  name: string;
  email: string;
}

/** More words of a name than that are ignored. */
const MOST_WORDS = 5;

/** The accounts whose e-mail address or name contains a text, at most `limit`. Without three letters or digits in a row it finds none. */
export async function searchCustomers(ctx: Context, text: string, limit: number): Promise<CustomerFound[]> {
  if (!/[\p{L}\p{N}]{3}/u.test(text)) return [];
  const pattern = (part: string) => `%${literalPattern(part)}%`;
  const words = text.split(/\s+/).slice(0, MOST_WORDS);
  const named = sql.join(
    words.map((word) => sql`name ilike ${pattern(word)}`),
    sql` and `,
  );
  const newest = sql`kind = 'account' and deleted_at is null order by id desc limit ${limit}`;
  const statement = sql<CustomerFound>`
    with found as (
      (select id, name, email, 0 as rank, 'email' as by from users where email ilike ${pattern(text)} and ${newest})
      union all (select id, name, email, 1, 'name' from users where ${named} and ${newest})),
    best as (select distinct on (id) * from found order by id, rank)
    select by, id, name, email from best order by rank, id desc limit ${limit}`;
  return boundedRead(ctx, async (em) => (await statement.execute(em.getKysely())).rows);
}
