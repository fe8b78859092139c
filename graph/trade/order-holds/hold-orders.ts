import { Permission } from '../../core/actor.ts';
import { type BulkResult, changeOneByOne } from '../../core/bulk.ts';
import type { Context } from '../../core/context.ts';
import { putOnHold } from './hold-order.ts';
import type { HoldOrdersInput } from './order-holds.inputs.ts';

/** For staff: `holdOrder` of many, each by itself: one that is refused does not stop the others. */
export function holdOrders(ctx: Context, { ids, reason }: HoldOrdersInput): Promise<BulkResult[]> {
  return changeOneByOne({ ctx, needs: Permission.Orders }, ids, (id) => putOnHold(ctx, { id, reason }));
}
