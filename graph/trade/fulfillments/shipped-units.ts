import type { Context } from '../../core/context.ts';
import { CANCELLED_UNITS } from '../credits/credited-units.ts';
import { UNDO_MS } from './undoable-until.ts';

interface ShippedLine {
  id: string;
  shipped: number;
  cancelled: number;
  /** When its last fulfillment cannot be undone any more. */
  next: string | null;
}

/** See `Provided`. */
export const shippedUnits: Context['ports']['shippedUnits'] = async (em, order, at) => {
  const before = at && new Date(at.getTime() - UNDO_MS);
  const isForGood = `(?::timestamptz is null or f.state = 'delivered' or f.created_at <= ?::timestamptz)`;
  const lines = await em.execute<ShippedLine[]>(
    `select line.id, ${CANCELLED_UNITS} as cancelled, coalesce(sum(part.qty) filter (where ${isForGood}), 0)::int as shipped,
       min(f.created_at) filter (where not ${isForGood}) as next
     from order_lines line
     left join fulfillment_lines part on part.order_line_id = line.id left join fulfillments f on f.id = part.fulfillment_id
     where line.order_id = ? group by line.id`,
    [before, before, before, before, order],
  );
  const waiting = lines.flatMap(({ next }) => (next ? [new Date(next).getTime() + UNDO_MS] : []));
  return {
    units: new Map(lines.map(({ id, shipped, cancelled }) => [id, { shipped, cancelled }])),
    next: waiting.length > 0 ? new Date(Math.min(...waiting)) : null,
  };
};
