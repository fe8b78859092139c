import { type RawBuilder, sql } from 'kysely';
import { literalPattern } from '../../core/keyword.ts';
import { anyPhone } from '../orders/order-matchers.ts';
import { phoneSuffixes } from '../orders/phone-suffixes.ts';
import { headOf } from './customer-sql.ts';

/** Most accounts and guests that each way finds. */
const MOST = 1_000;
/** More words of a name than that are ignored. */
const MOST_WORDS = 5;

/** SQL of whether the row `buyer` of `users` has a text in its e-mail address. */
export const hasEmail = (text: string): RawBuilder<unknown> =>
  sql`buyer.email ilike ${`%${literalPattern(text)}%`}`;

/** SQL of whether the row `buyer` of `users` has all words of a text in its name. */
export function hasName(text: string): RawBuilder<unknown> {
  const words = text.split(/\s+/).slice(0, MOST_WORDS);
  return sql.join(
    words.map((word) => sql`buyer.name ilike ${`%${literalPattern(word)}%`}`),
    sql` and `,
  );
}

/** SELECT of the customers of which an e-mail address, a name or the end of a phone number is what a keyword says: of the newest 1,000 by each. */
export function headsMatching(keyword: string): RawBuilder<unknown> {
  const newest = (found: RawBuilder<unknown>) =>
    sql`(select buyer.* from users buyer where buyer.deleted_at is null and ${found} order by buyer.id desc limit ${MOST})`;
  const suffixes = phoneSuffixes(keyword);
  const ways = [
    newest(hasEmail(keyword)),
    newest(hasName(keyword)),
    ...(suffixes.length > 0
      ? [newest(sql`buyer.id in (select owner_id from orders where ${anyPhone(suffixes)} limit ${MOST})`)]
      : []),
  ];
  return sql`select ${headOf('buyer')} from (${sql.join(ways, sql` union all `)}) buyer`;
}
