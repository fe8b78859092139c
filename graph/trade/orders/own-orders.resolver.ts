import { Arg, Authorized, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { findOwnOrders } from './find-own-orders.ts';
import { OrderPage } from './order-page.ts';

@Resolver(() => User)
export class OwnOrdersResolver {
  @Authorized()
  @FieldResolver(() => OrderPage, {
    description:
      "The viewer's own orders, newest first. Errors: UNAUTHENTICATED; FORBIDDEN for the orders of somebody else; BAD_USER_INPUT for a bad keyword.",
  })
  orders(
    @Root() user: { id: string },
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number; below 1 means 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      nullable: true,
      description: "Entries of a page, 1 to 100; the shop's own number unless given.",
    })
    pageSize: number | null,
    @Arg('keyword', () => String, {
      nullable: true,
      description:
        'The number of an order, or a part of the name of a product in it, 100 characters at most; all of them without it.',
    })
    keyword: string | null,
    @Ctx() ctx: Context,
  ) {
    return findOwnOrders(ctx, user.id, { page, pageSize, keyword });
  }
}
