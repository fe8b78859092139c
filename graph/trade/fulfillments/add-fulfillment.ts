import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import type { Context } from '../../core/context.ts';
import { failpoint } from '../../core/failpoint.ts';
import { recordEvent } from '../../core/record-event.ts';
import type { Fulfillment } from './fulfillment.entity.ts';

/** What is fulfilled. */
export type NewFulfillment = Pick<Fulfillment, 'state'> &
  Partial<Pick<Fulfillment, 'carrier' | 'trackingNumber' | 'trackingUrl' | 'requestKey'>> & {
    /** Id of the order, whose checkout is locked. */
    order: string;
    lines: readonly { id: string; quantity: number }[];
    /** Whether the buyer gets a mail that it is shipped. */
    isMailed?: boolean;
  };

/** Writes a fulfillment of open units, and records it. Returns its id. */
export async function addFulfillment(
  em: SqlEntityManager,
  ctx: Context,
  { order, state, lines, isMailed = false, ...given }: NewFulfillment,
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
     select fulfilled.id, line.id, line.quantity from fulfilled, jsonb_to_recordset(?::jsonb) as line (id uuid, quantity int)`,
    [
      ...[id, order, state, now, state === 'delivered' ? now : null],
      ...[carrier, trackingNumber, trackingUrl, requestKey, ctx.actor.viewer?.id ?? null],
      JSON.stringify(lines),
    ],
  );
  await failpoint('fulfillment.added');
  const data = { fulfillment: id, lines: lines.map((line) => ({ ...line })), isMailed };
  await recordEvent(em, ctx, { type: 'fulfillment.created', subject: order, order, data });
  if (state === 'delivered')
    await recordEvent(em, ctx, {
      ...{ type: 'fulfillment.delivered', subject: order, order, data: { fulfillment: id } },
    });
  return id;
}
