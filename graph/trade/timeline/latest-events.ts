import type { Context } from '../../core/context.ts';
import { orderColumns } from '../orders/order-row.ts';
import { entryOf, type TimelineRow } from './read-timeline.ts';
import type { LatestEvent } from './timeline.types.ts';

/** Events that are looked at, of all kinds: what is older is not the latest. */
const LOOKED_AT = 2_000;
/** Said by another event of the same order that follows at once. */
const SAID_BY_OTHERS = ['order.placed', 'fulfillment.delivered'];

const readOrders = orderColumns.read<[ids: readonly string[]]>('from orders where id = any($1::uuid[])');

/** For staff: what happened last to any order, newest first, of the types that buyers see as well. */
export async function latestEvents(ctx: Context, first: number): Promise<LatestEvent[]> {
  const { types } = ctx.ports.events;
  const shown = Object.keys(types).filter(
    (type) => types[type]!.timeline?.isForBuyer && !SAID_BY_OTHERS.includes(type),
  );
  const rows = await ctx.em.execute<TimelineRow[]>(
    `select e.id, e.order_id as "order", e.type, e.actor_kind as "actorKind", e.actor_id as "actorId", e.data, e.at, u.name as "actorName"
     from (select * from events order by id desc limit ${LOOKED_AT}) as e left join users u on u.id = e.actor_id
     where e.order_id is not null and e.type = any(?::text[]) order by e.id desc limit ?`,
    [`{${shown.join(',')}}`, first],
  );
  const orders = await readOrders(ctx.em, [...new Set(rows.map(({ order }) => order))]);
  const byId = new Map(orders.map((order) => [order.id, order]));
  return rows.flatMap((row) => {
    const order = byId.get(row.order);
    if (!order) return [];
    const { id, number, customerName } = order;
    const entry = entryOf(row, order, { types, isStaff: true });
    return { entry, orderId: id, orderNumber: number, customerName };
  });
}
