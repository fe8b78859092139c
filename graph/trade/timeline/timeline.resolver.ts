import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { ConnectionArgs } from '../../core/connection.ts';
import type { Context } from '../../core/context.ts';
import { Order } from '../orders/order.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { readTimeline } from './read-timeline.ts';
import { TimelineEntryConnection } from './timeline.types.ts';

@Resolver(() => Order)
export class TimelineResolver {
  @FieldResolver(() => TimelineEntryConnection, {
    description:
      'What happened to it, newest first: everything for staff with the permission ORDERS, what concerns the buyer for others. Errors: BAD_USER_INPUT for a cursor of no list.',
  })
  timeline(@Root() order: OrderRow, @Args(() => ConnectionArgs) args: ConnectionArgs, @Ctx() ctx: Context) {
    return readTimeline(ctx, order, args);
  }
}
