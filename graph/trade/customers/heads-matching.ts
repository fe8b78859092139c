import { type RawBuilder, sql } from 'kysely';
import { literalPattern } from '../../core/keyword.ts';
import { anyPhone } from '../orders/order-matchers.ts';
import { phoneSuffixes } from '../orders/phone-suffixes.ts';
import { tagKey } from '../orders/tag-key.ts';
import { headOf } from './customer-sql.ts';

/** Most accounts and guests that each way finds. */
const MOST = 1_000;
/** More words of a name than that are ignored. */
const MOST_WORDS = 5;

/** Characters from which on the index of trigrams finds a text anywhere; of shorter ones it knows where words begin. */
const ANYWHERE = 3;

function has(column: 'buyer.email' | 'buyer.name', text: string): RawBuilder<unknown> {
  const pattern = literalPattern(text);
  const is = (like: string) => sql`${sql.ref(column)} ilike ${like}`;
  return [...text].length < ANYWHERE
    ? sql`(${is(`${pattern}%`)} or ${is(`% ${pattern}%`)})`
    : is(`%${pattern}%`);
}

/** SQL of whether the row `buyer` of `users` has a text in its e-mail address, a short one at the beginning. */
export const hasEmail = (text: string): RawBuilder<unknown> => has('buyer.email', text);

/** SQL of whether the row `buyer` of `users` has all words of a text in its name, short ones where a word begins. */
export function hasName(text: string): RawBuilder<unknown> {
  const words = text.split(/\s+/).slice(0, MOST_WORDS);
  return sql.join(
    words.map((word) => has('buyer.name', word)),
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

/** SELECT of the customers with a tag, in any case: of the newest 1,000 uses of it. */
export const headsTagged = (tag: string): RawBuilder<unknown> => sql`
  select ${headOf('buyer')} from (
    select user_id from customer_tags where key = ${tagKey(tag)} order by id desc limit ${MOST}
  ) tagged join users buyer on buyer.id = tagged.user_id`;
