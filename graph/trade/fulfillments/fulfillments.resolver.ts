import { Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { Order } from '../orders/order.entity.ts';
import { markDelivered } from './mark-delivered.ts';

@Resolver()
export class FulfillmentsResolver {
  @Authorized(Permission.Orders)
  @Mutation(() => Order, {
    description:
      'For admins: marks an order as delivered, also an unpaid one. A second call changes nothing. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT for a cancelled order.',
  })
  markDelivered(@Id('order') id: string, @Ctx() ctx: Context) {
    return markDelivered(ctx, id);
  }
}
