import { type RawBuilder, sql } from 'kysely';

/** The orders that a payment of this id pays, or reserves money for, whichever provider has it: `order_id` and the id as `text`. */
export function ordersPaidBy(id: string, providers: readonly string[]): RawBuilder<unknown> {
  const ids = [id, ...providers.map((provider) => `${provider}:${id}`)];
  return sql`select order_id, id as text from payments where id = any(${ids}::text[]) and order_id is not null
    union select order_id, id from authorizations where id = any(${ids}::text[])`;
}
