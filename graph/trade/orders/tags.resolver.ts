import { Authorized, Ctx, Extensions, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { Order } from './order.entity.ts';
import type { OrderRow } from './order-row.ts';
import { tagOrders } from './tag-orders.ts';
import { TagOrdersInput, TagOrdersPayload } from './tags.inputs.ts';

@Resolver(() => Order)
export class TagsResolver {
  @Authorized(Permission.Orders)
  @Mutation(() => TagOrdersPayload, {
    description:
      'For staff with ORDERS: adds tags to orders, and removes others. All orders change or none; a repetition changes nothing. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT, also when an order would have more than 10 tags.',
  })
  async tagOrders(
    @Input(TagOrdersInput) input: TagOrdersInput,
    @Ctx() ctx: Context,
  ): Promise<TagOrdersPayload> {
    return { orders: await tagOrders(ctx, input) };
  }

  @Extensions({ listSize: 2 })
  @FieldResolver(() => [String], {
    nullable: true,
    description:
      'For staff with the permission ORDERS: words that staff put on it, 10 at most; null for others.',
  })
  tags(@Root() { tags }: OrderRow, @Ctx() { actor }: Context): string[] | null {
    return actor.can(Permission.Orders) ? tags : null;
  }
}
