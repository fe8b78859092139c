import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import type { Context } from '../../core/context.ts';
import { failpoint } from '../../core/failpoint.ts';
import { recordEvent } from '../../core/record-event.ts';
import type { Fulfillment } from './fulfillment.entity.ts';
import type { FulfilledLine } from './fulfillments.types.ts';
import { type FulfilledOrder, partOf, recordDelivered } from './part-event.ts';

/** What is fulfilled. */
export type NewFulfillment = Pick<Fulfillment, 'state'> &
  Partial<Pick<Fulfillment, 'carrier' | 'trackingNumber' | 'trackingUrl' | 'requestKey'>> & {
    lines: readonly FulfilledLine[];
    /** Whether the buyer gets a mail that it is shipped. */
    isMailed?: boolean;
  };

/** Writes a fulfillment of open units of an order, whose checkout is locked, and records it. Returns its id. */
export async function addFulfillment(
  em: SqlEntityManager,
  ctx: Context,
  order: FulfilledOrder,
  { state, lines, isMailed = false, ...given }: NewFulfillment,
): Promise<string> {
  const id = v7();
  const now = ctx.ports.now();
  const { carrier = null, trackingNumber = null, trackingUrl = null, requestKey = null } = given;
  await em.execute(
    `with fulfilled as (
       insert into fulfillments (id, order_id, state, created_at, delivered_at, carrier, tracking_number, tracking_url, request_key, actor_id)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id
     )
     insert into fulfillment_lines (fulfillment_id, order_line_id, qty)
     select fulfilled.id, line."orderItemId", line.quantity
     from fulfilled, jsonb_to_recordset(?::jsonb) as line ("orderItemId" uuid, quantity int)`,
    [
      ...[id, order.id, state, now, state === 'delivered' ? now : null],
      ...[carrier, trackingNumber, trackingUrl, requestKey, ctx.actor.viewer?.id ?? null],
      JSON.stringify(lines),
    ],
  );
  await failpoint('fulfillment.added');
  const data = { ...partOf(order, id), lines, isMailed };
  await recordEvent(em, ctx, { type: 'fulfillment.created', subject: order.id, order: order.id, data });
  if (state === 'delivered') await recordDelivered(em, ctx, order, [id]);
  return id;
}
