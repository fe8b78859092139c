import { Permission } from '../../core/actor.ts';
import { type BulkResult, changeOneByOne } from '../../core/bulk.ts';
import type { Context } from '../../core/context.ts';
import { release } from './release-order.ts';

/** For staff: `releaseOrder` of many, each by itself: one that is refused does not stop the others. */
export function releaseOrders(ctx: Context, ids: readonly string[]): Promise<BulkResult[]> {
  return changeOneByOne({ ctx, needs: Permission.Orders }, ids, (id) => release(ctx, id));
}
