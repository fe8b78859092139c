import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { gatewayOf } from '../../core/gateway-of.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { isCapturedOnShipment } from '../payment-methods/payment-methods.ts';
import { Authorization } from './authorization.entity.ts';
import { Capture } from './capture.entity.ts';
import { payInFull } from './pay-in-full.ts';
import { planCapture, reschedule, sumOfCaptures } from './plan-capture.ts';
import type { SettleDeps } from './settle-deps.ts';

/** Of an authorization `a`: its money is reserved, or was until a part of it was captured. */
const IS_OPEN = `(a.state in ('open', 'capturing')
  or a.state = 'expired' and exists (select from payments where id = a.id and order_id = a.order_id))`;

/** Whether the money of an unpaid order is reserved by a provider that captures parts, so that a part of it can be cancelled. No statement for other orders. */
export async function canReleasePart(
  { em, ports }: SettleDeps,
  { id: order, paidAt, paymentChoice }: Pick<OrderRow, 'id' | 'paidAt' | 'paymentChoice'>,
): Promise<boolean> {
  if (paidAt || !isCapturedOnShipment(paymentChoice)) return false;
  const [row] = await em.execute<{ provider: string }[]>(
    `select provider from authorizations a where order_id = ? and ${IS_OPEN}`,
    [order],
  );
  return row !== undefined && Boolean(gatewayOf(ports, row.provider).capturesParts);
}

/** The same for an order that is read; those of a list together. */
export async function mayReleasePart(ctx: Context, order: OrderRow): Promise<boolean> {
  if (order.paidAt || !isCapturedOnShipment(order.paymentChoice)) return false;
  return batch(ctx, 'part to release', order.id, async (ids) => {
    const rows = await ctx.em
      .fork()
      .execute<{ order: string; provider: string }[]>(
        `select order_id as "order", provider from authorizations a where order_id = any(?::uuid[]) and ${IS_OPEN}`,
        [`{${ids.join(',')}}`],
      );
    const found = new Map(rows.map((row) => [row.order, row.provider]));
    return ids.map((id) => {
      const provider = found.get(id);
      return provider !== undefined && Boolean(gatewayOf(ctx.ports, provider).capturesParts);
    });
  });
}

/**
 * Takes the price of cancelled units off what is to be captured of the reserved money of an order, whose checkout is locked. With the last of
 * them it is paid, when all others are captured. Returns how much of it was captured already, and is to be given back.
 *
 * Errors: CONFLICT while it is being captured, and when it is not reserved any more.
 */
export async function releasePart(
  deps: SettleDeps & { em: SqlEntityManager },
  checkout: Checkout,
  order: string,
  { amount, refundable }: { amount: number; refundable: number },
): Promise<number> {
  const { em } = deps;
  const [open] = await em.execute<{ id: string }[]>(
    `select id from authorizations a where order_id = ? and ${IS_OPEN}`,
    [order],
  );
  // It ended, or the order was cancelled, after somebody looked whether a part can be cancelled.
  if (!open)
    throw new DomainError(
      'CONFLICT',
      'The money of this order is not reserved any more. Load the order again.',
    );
  const row = await em.findOneOrFail(Authorization, open.id);
  const captures = await em.find(Capture, { authorization: row });
  const made = sumOfCaptures(captures, 'made');
  const free = row.amount - row.released - made - sumOfCaptures(captures, 'asked');
  const released = Math.min(amount, free);
  if (amount - released > refundable)
    throw new DomainError(
      'CONFLICT',
      'The money of this order is being taken right now. Try again in a minute.',
    );
  row.released += released;
  await em.flush();
  if (made > 0 && made >= row.amount - row.released) await payInFull(deps, checkout, row, made);
  else if (row.state === 'open') {
    reschedule(row, await planCapture(deps, row, made));
    await em.flush();
  }
  return amount - released;
}
