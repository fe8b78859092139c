import { LockMode } from '@mikro-orm/core';
import { orderName } from '#money/order-name';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { fieldError, requireId } from '../../core/validation.ts';
import { Order } from './order.entity.ts';
import { type OrderRow, orderColumns } from './order-row.ts';
import { tagKey } from './tag-key.ts';
import { MAX_TAGS, type TagOrdersInput } from './tags.inputs.ts';

const readOrders = orderColumns.read<[ids: readonly string[]]>('from orders where id = any($1::uuid[])');

/**
 * For staff: removes tags from orders and adds others; a tag that an order has already stays as it is written. All orders change or none,
 * and a repetition changes nothing. Errors: NOT_FOUND; BAD_USER_INPUT when an order would have more than 10.
 */
export async function tagOrders(ctx: Context, { ids, add, remove }: TagOrdersInput): Promise<OrderRow[]> {
  const wanted = [...new Set(ids.map((id) => requireId(id, 'Order')))];
  const added = new Map(add.map((tag) => [tagKey(tag), tag.trim()]));
  const removed = new Set(remove.map(tagKey).filter((key) => !added.has(key)));
  await inTransaction(ctx.em.fork(), async (em) => {
    // Locked in one order, so that calls at once wait for each other.
    const orders = await em.find(
      Order,
      { id: wanted },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (orders.length < wanted.length) throw new DomainError('NOT_FOUND', 'Order not found.');
    for (const order of orders) {
      const before = order.tags;
      const kept = before.filter((tag) => !removed.has(tagKey(tag)));
      const has = new Set(kept.map(tagKey));
      const tags = [...kept, ...[...added].flatMap(([key, tag]) => (has.has(key) ? [] : tag))];
      if (tags.length > MAX_TAGS)
        throw fieldError('add', `${orderName(order.number)} would have more than ${MAX_TAGS} tags.`);
      if (tags.join() === before.join()) continue;
      order.tags = tags;
      const data = { old: { tags: before }, new: { tags } };
      await recordEvent(em, ctx, { type: 'order.tagged', subject: order.id, order: order.id, data });
    }
  });
  const found = new Map((await readOrders(ctx.em, wanted)).map((order) => [order.id, order]));
  return wanted.map((id) => found.get(id)!);
}
