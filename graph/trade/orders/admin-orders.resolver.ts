import { Args, Authorized, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { listOf } from '../../core/personal-fields.ts';
import { OrdersArgs } from './admin-orders.inputs.ts';
import { findAllOrders } from './find-all-orders.ts';
import { OrderPage } from './order-page.ts';

@Resolver()
export class AdminOrdersResolver {
  @Authorized(Permission.Orders)
  @Extensions(listOf('orders'))
  @Query(() => OrderPage, {
    description:
      "For admins: all orders, 25 a page. The keyword is looked for in the buyer's name and e-mail address and at the beginning of city, postal code, tracking numbers, SKUs and id; a number, such as 1049 or #1049, finds the order with it; the end of a phone number and the id of a payment find theirs. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.",
  })
  async orders(@Args(() => OrdersArgs) args: OrdersArgs, @Ctx() ctx: Context) {
    return findAllOrders(ctx, args);
  }
}
