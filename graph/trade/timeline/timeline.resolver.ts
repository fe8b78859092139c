import { Args, Authorized, Ctx, Extensions, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { ConnectionArgs } from '../../core/connection.ts';
import type { Context } from '../../core/context.ts';
import { listOf, PERSONAL } from '../../core/personal-fields.ts';
import { Order } from '../orders/order.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { latestEvents } from './latest-events.ts';
import { readTimeline } from './read-timeline.ts';
import { LatestEvent, TimelineEntryConnection } from './timeline.types.ts';

/** Of `latestEvents`. */
const MOST_LATEST = 10;

@Resolver(() => Order)
export class TimelineResolver {
  @Authorized(Permission.Orders)
  @Extensions({ ...listOf('events'), listSize: 10 })
  @Query(() => [LatestEvent], {
    description:
      'For staff with ORDERS: the 10 latest things that happened to orders, newest first, of those that buyers see as well: payments, shipments, returns, messages. None that 2,000 others followed. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  latestEvents(@Ctx() ctx: Context) {
    return latestEvents(ctx, MOST_LATEST);
  }

  @Extensions(PERSONAL)
  @FieldResolver(() => TimelineEntryConnection, {
    description:
      'What happened to it, newest first: everything for staff with the permission ORDERS, what concerns the buyer for others. Errors: BAD_USER_INPUT for a cursor of no list.',
  })
  timeline(@Root() order: OrderRow, @Args(() => ConnectionArgs) args: ConnectionArgs, @Ctx() ctx: Context) {
    return readTimeline(ctx, order, args);
  }
}
