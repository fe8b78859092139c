import { type RawBuilder, sql } from 'kysely';
import { literalPattern } from '../../core/keyword.ts';
import { TRACKING_KEY } from './tracking-key.ts';

/** Orders with a shipment whose tracking number begins with a text: `order_id` and the number as `text`. */
export function ordersTracked(text: string, limit: number): RawBuilder<unknown> {
  return sql`select order_id, tracking_number as text from fulfillments
    where ${sql.raw(TRACKING_KEY)} like translate(upper(${literalPattern(text)}), ' -', '') || '%' and tracking_number is not null
    limit ${limit}`;
}
