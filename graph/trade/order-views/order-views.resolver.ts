import { Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { deleteOrderView } from './delete-order-view.ts';
import { findOrderViews } from './find-order-views.ts';
import { OrderView } from './order-view.entity.ts';
import {
  DeleteOrderViewInput,
  DeleteOrderViewPayload,
  MOST_VIEWS,
  SaveOrderViewInput,
  SaveOrderViewPayload,
} from './order-views.inputs.ts';
import { saveOrderView } from './save-order-view.ts';

@Resolver()
export class OrderViewsResolver {
  @Authorized(Permission.Orders)
  @Extensions({ listSize: MOST_VIEWS })
  @Query(() => [OrderView], {
    description:
      'For staff with ORDERS: the views of the list of orders that the viewer saved, the oldest first. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  orderViews(@Ctx() ctx: Context) {
    return findOrderViews(ctx);
  }

  @Authorized(Permission.Orders)
  @Mutation(() => SaveOrderViewPayload, {
    description:
      'For staff with ORDERS: saves a view of the list of orders for the viewer, 20 at most, or changes an own one. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT also for a name that another one has, CONFLICT beyond 20.',
  })
  async saveOrderView(@Input(SaveOrderViewInput) input: SaveOrderViewInput, @Ctx() ctx: Context) {
    await saveOrderView(ctx, input);
    return { views: await findOrderViews(ctx) };
  }

  @Authorized(Permission.Orders)
  @Mutation(() => DeleteOrderViewPayload, {
    description:
      'For staff with ORDERS: deletes a view that the viewer saved. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  async deleteOrderView(@Input(DeleteOrderViewInput) { id }: DeleteOrderViewInput, @Ctx() ctx: Context) {
    await deleteOrderView(ctx, id);
    return { views: await findOrderViews(ctx) };
  }
}
