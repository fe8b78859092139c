import { Permission } from '../../core/actor.ts';
import { batch } from '../../core/batch.ts';
import { type ConnectionArgs, connectionOf, sliceOf } from '../../core/connection.ts';
import type { Context } from '../../core/context.ts';
import type { Event } from '../../core/event.entity.ts';
import type { EventRegistry } from '../../core/record-event.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { TimelineActorKind, TimelineEntry, TimelineEntryConnection } from './timeline.types.ts';

/** An event, as entries are made of it. */
export interface TimelineRow extends Pick<Event, 'id' | 'type' | 'actorKind' | 'actorId' | 'data'> {
  order: string;
  at: string;
  actorName: string | null;
}

/**
 * What happened to an order, newest first: for staff with ORDERS everything that was recorded, for others the types that are declared
 * to be for its buyer, without names. Errors: BAD_USER_INPUT for a cursor of no list.
 */
export async function readTimeline(
  ctx: Context,
  order: OrderRow,
  args: ConnectionArgs,
): Promise<TimelineEntryConnection> {
  const slice = sliceOf(args);
  const { types } = ctx.ports.events;
  const isStaff = ctx.actor.can(Permission.Orders);
  const shown = Object.keys(types).filter((type) => isStaff || types[type]!.timeline?.isForBuyer);
  const rows = await batch(ctx, `timeline ${JSON.stringify([slice, isStaff])}`, order.id, async (ids) => {
    const found = await ctx.em.fork().execute<TimelineRow[]>(
      `select e.*, u.name as "actorName" from unnest(?::uuid[]) as o (id) cross join lateral (
         select id, order_id as "order", type, actor_kind as "actorKind", actor_id as "actorId", data, at from events
         where order_id = o.id and type = any(?::text[])
           and (?::uuid is null or (at, id) < (select at, id from events where id = ?::uuid and order_id = o.id))
         order by at desc, id desc limit ?
       ) as e left join users u on u.id = e."actorId" order by e.at desc, e.id desc`,
      [`{${ids.join(',')}}`, `{${shown.join(',')}}`, slice.after, slice.after, slice.limit],
    );
    const byOrder = Map.groupBy(found, (row) => row.order);
    return ids.map((id) => byOrder.get(id) ?? []);
  });
  return connectionOf(
    rows.map((row) => entryOf(row, order, { types, isStaff })),
    slice,
  );
}

/** The event as an entry: names are for staff alone. */
export function entryOf(
  { id, type, at, data, actorName, ...by }: TimelineRow,
  order: OrderRow,
  { types, isStaff }: { types: EventRegistry['types']; isStaff: boolean },
): TimelineEntry {
  const { sentence, timeline } = types[type]!;
  const amount = timeline?.amountOf?.(data);
  const kind = kindOf(by, order, timeline?.unnamed);
  const name = kind === 'BUYER' ? order.customerName : actorName;
  return {
    id,
    type,
    data,
    orderId: order.id,
    at: new Date(at),
    sentence: typeof sentence === 'string' ? sentence : sentence(data),
    actor: { kind, name: isStaff ? name : null },
    amount: typeof amount === 'number' ? { amount, currency: order.currency } : null,
  };
}

/** Staff who buy for themselves are buyers. */
function kindOf(
  { actorKind, actorId }: Pick<TimelineRow, 'actorKind' | 'actorId'>,
  { owner }: OrderRow,
  unnamed: TimelineActorKind = 'SYSTEM',
): TimelineActorKind {
  if (actorKind === 'shopper' || actorId === owner.id) return 'BUYER';
  return actorKind === 'staff' ? 'STAFF' : unnamed;
}
