import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { findWorkQueue } from './find-work-queues.ts';
import type { WorkQueue } from './work-queues.types.ts';

/**
 * Makes the next attempt at a row of a queue due now. A process takes it in its next round, within 30 seconds. Errors: NOT_FOUND for an
 * unknown queue or row, or one whose work is done.
 */
export async function retryWork(ctx: Context, name: string, id: string): Promise<WorkQueue> {
  const queue = ctx.ports.queues.find((each) => each.name === name);
  if (!queue) throw new DomainError('NOT_FOUND', 'There is no such queue.');
  const { affectedRows } = await ctx.em.execute<{ affectedRows: number }>(
    `update ${queue.table} as row set next_attempt_at = null from (select ?::timestamptz as now) as clock
     where row.id::text = ? and ${queue.waiting}`,
    [ctx.ports.now(), id],
    'run',
  );
  if (affectedRows === 0) throw new DomainError('NOT_FOUND', 'This work is done already, or never was.');
  return findWorkQueue(ctx, queue);
}
