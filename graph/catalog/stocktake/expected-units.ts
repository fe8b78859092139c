import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import type { Ports } from '../../core/ports.ts';

/** SQL of the lowest id of version 7 that a row of this moment, or of a later one, can have: with it indexes by id find what is newer. */
export const idAt = (moment: string) =>
  `(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid`;

/**
 * The first millisecond after all ids of version 7 that this process has made. Ids never go back, so after the clock was put back this is later than
 * `Date.now()`.
 */
export const timeAfterIds = (): number => Number.parseInt(v7().replace('-', '').slice(0, 12), 16) + 1;

/** What the shop takes to be on the shelf of a variant. */
export interface Expected {
  variant: string;
  expected: number;
  /** Units of orders and open checkouts among them. */
  reserved: number;
}

/**
 * What was expected to be on the shelf of each variant at a moment: units for sale, and units that are sold or reserved but were not shipped. A sale moves
 * a unit from the ones to the others, so that it changes nothing; deliveries, corrections and shipments since the moment are taken back. One
 * statement, so that a sale is seen in whole or not at all. Variants that are no longer sold have none.
 */
export const findExpected = (
  em: SqlEntityManager,
  { shelfUnits }: Ports,
  wanted: readonly { variant: string; at: Date }[],
): Promise<Expected[]> =>
  em.execute<Expected[]>(
    `with wanted as materialized (
       select variant as variant_id, ${idAt('at')} as since
       from jsonb_to_recordset(?::jsonb) as wanted (variant uuid, at timestamptz)
     ), shelf as (${shelfUnits})
     select v.id as variant, coalesce(shelf.reserved, 0) as reserved,
       v.count_in_stock + coalesce(shelf.reserved, 0) + coalesce(shelf.shipped, 0) - coalesce((
         select sum(qty) from stock_moves m
         where m.variant_id = v.id and m.id > wanted.since and m.checkout_id is null
       ), 0)::int as expected
     from wanted join variants v on v.id = wanted.variant_id and v.deleted_at is null
     left join shelf on shelf.variant_id = v.id`,
    [JSON.stringify(wanted)],
  );
