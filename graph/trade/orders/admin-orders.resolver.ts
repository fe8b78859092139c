import { Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { Id } from '../../core/id-argument.ts';
import { OrdersArgs } from './admin-orders.inputs.ts';
import { cancelOrder } from './cancel-order.ts';
import { findAllOrders } from './find-all-orders.ts';
import { Order } from './order.entity.ts';
import { OrderPage } from './order-page.ts';
import type { OrderRow } from './order-row.ts';

@Resolver()
export class AdminOrdersResolver {
  @Authorized(Permission.Orders)
  @Query(() => OrderPage, {
    description:
      "For admins: all orders, 25 a page. The keyword is looked for in the buyer's name and e-mail address and at the beginning of the order's id. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.",
  })
  orders(@Args(() => OrdersArgs) args: OrdersArgs, @Ctx() ctx: Context): Promise<OrderPage> {
    return findAllOrders(ctx, args);
  }

  @Authorized(Permission.Orders)
  @Mutation(() => Order, {
    description:
      'For admins: cancels an unpaid order for good and gives its stock back. A payment that still comes in is refunded in full. A second call changes nothing. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT when the order is paid or delivered.',
  })
  cancelOrder(@Id('order') id: string, @Ctx() ctx: Context): Promise<OrderRow> {
    return cancelOrder(ctx, id);
  }
}
