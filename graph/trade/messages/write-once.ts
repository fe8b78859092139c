import type { EntityClass, Rel } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import type { Order } from '../orders/order.entity.ts';

/** Texts of a kind that an order has at most. */
const MOST = 200;

/** What both kinds have. */
interface OrderText {
  id: string;
  order: Rel<Order>;
  text: string;
  requestKey: string;
}

interface Written {
  orderId: string;
  text: string;
  idempotencyKey: string;
}

/**
 * Writes a text about an order, once for a key: `write` stores it and what follows from it, in one transaction, under the lock of
 * the order. Errors: IDEMPOTENCY_KEY_REUSED for another text; CONFLICT for more than 200 of an order.
 */
export async function writeOnce(
  { em: outer }: Context,
  entity: EntityClass<OrderText>,
  { orderId: order, text, idempotencyKey: requestKey }: Written,
  write: (em: SqlEntityManager, text: string) => Promise<void>,
): Promise<void> {
  const written = text.trim();
  await inTransaction(outer.fork(), async (em) => {
    await em.execute('select 1 from orders where id = ? for no key update', [order]);
    const earlier = await em.findOne(entity, { order, requestKey });
    if (earlier && earlier.text !== written)
      throw new DomainError('IDEMPOTENCY_KEY_REUSED', 'This key was used for another text.');
    if (earlier) return;
    if ((await em.count(entity, { order })) >= MOST)
      throw new DomainError('CONFLICT', `An order has at most ${MOST} of them.`);
    await write(em, written);
  });
}
