import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { findWorkQueue } from './find-work-queues.ts';
import type { WorkQueue } from './work-queues.types.ts';

/**
 * Makes the next attempt at a row of a queue due now. A process takes it in its next round, within 30 seconds. Errors: NOT_FOUND for an
 * unknown queue or row, or one whose work is done.
 */
export async function retryWork(ctx: Context, name: string, id: string): Promise<WorkQueue> {
  const queue = ctx.ports.queues.find((each) => each.name === name);
  if (!queue) throw new DomainError('NOT_FOUND', 'There is no such queue.');
  await inTransaction(ctx.em.fork(), async (em) => {
    const { affectedRows } = await em.execute<{ affectedRows: number }>(
      `update ${queue.table} as row set next_attempt_at = null from (select ?::timestamptz as now) as clock
     where row.id::text = ? and ${queue.waiting}`,
      [ctx.ports.now(), id],
      'run',
    );
    if (affectedRows === 0) throw new DomainError('NOT_FOUND', 'This work is done already, or never was.');
    await recordEvent(em, ctx, { type: 'work.retried', subject: id, data: { queue: name } });
  });
  return findWorkQueue(ctx, queue);
}
