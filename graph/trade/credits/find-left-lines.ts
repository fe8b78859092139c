import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Line } from '#money/line';
import { CANCELLED_UNITS } from './credited-units.ts';

/** Units of the lines of an order that were not cancelled, by id of the line. */
export async function findLeftUnits(em: SqlEntityManager, order: string): Promise<Map<string, number>> {
  const lines = await em.execute<{ id: string; qty: number }[]>(
    `select id, qty - ${CANCELLED_UNITS} as qty from order_lines line where order_id = ?`,
    [order],
  );
  return new Map(lines.map(({ id, qty }) => [id, qty]));
}

/** The variants of an order with their units that were not cancelled. */
export function findLeftLines(em: SqlEntityManager, order: string): Promise<Line[]> {
  return em.execute<Line[]>(
    `select item, qty from (
       select variant_id as item, qty - ${CANCELLED_UNITS} as qty from order_lines line where order_id = ?
     ) left_lines where qty > 0`,
    [order],
  );
}
