import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import type { CustomFieldInput } from '../../platform/custom-fields/custom-fields.types.ts';
import { setCustomFields } from '../../platform/custom-fields/set-custom-fields.ts';
import { readOrder } from './find-orders.ts';
import { Order } from './order.entity.ts';
import type { SetOrderFieldsInput } from './order-fields.inputs.ts';
import type { OrderRow } from './order-row.ts';

/** For staff: gives an order the custom fields that are named. Errors: NOT_FOUND, and those of `setCustomFields`. */
export async function setOrderFields(
  ctx: Context,
  { id: given, customFields }: SetOrderFieldsInput,
): Promise<OrderRow> {
  const id = requireId(given, 'Order');
  await storeOrderFields(ctx, id, customFields);
  return readOrder(ctx, id);
}

/** The same of an order by its id, without reading it. */
export async function storeOrderFields(
  ctx: Context,
  id: string,
  given: readonly CustomFieldInput[],
): Promise<void> {
  await inTransaction(ctx.em.fork(), async (em) => {
    const order = await em.findOne(Order, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!order) throw new DomainError('NOT_FOUND', 'Order not found.');
    const changes = (await setCustomFields(em, 'order', [{ id, given }])).get(id);
    if (!changes) return;
    // Values may be about people: an event names fields alone.
    const data = { changed: changes.changed };
    await recordEvent(em, ctx, { type: 'order.fields_changed', subject: id, order: id, data });
  });
}
