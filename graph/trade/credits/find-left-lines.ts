import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Line } from '#money/line';
import { CANCELLED_UNITS } from './credited-units.ts';

/** The variants of an order with their units that were not cancelled. */
export function findLeftLines(em: SqlEntityManager, order: string): Promise<Line[]> {
  return em.execute<Line[]>(
    `select item, qty from (
       select variant_id as item, qty - ${CANCELLED_UNITS} as qty from order_lines line where order_id = ?
     ) left_lines where qty > 0`,
    [order],
  );
}
