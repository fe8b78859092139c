import { Arg, Authorized, Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { User } from '../accounts/user.entity.ts';
import type { Context } from '../core/context.ts';
import { Page } from '../core/pagination.ts';
import { findOwnOrders, type OwnOrders } from './find-own-orders.ts';
import { Order } from './order.entity.ts';

@ObjectType({ description: 'One page of orders.', simpleResolvers: true })
export class OrderPage extends Page {
  @Field(() => [Order], { description: 'The orders of this page; empty beyond the last page.' })
  orders!: Order[];
}

@Resolver(() => User)
export class OwnOrdersResolver {
  @Authorized()
  @FieldResolver(() => OrderPage, {
    description:
      "The viewer's own orders, newest first. Errors: UNAUTHENTICATED; FORBIDDEN for the orders of somebody else.",
  })
  orders(
    @Root() user: { id: string },
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number; below 1 means 1.' }) page: number,
    @Ctx() ctx: Context,
  ): Promise<OwnOrders> {
    return findOwnOrders(ctx, user.id, { page });
  }
}
