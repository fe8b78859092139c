import { Ctx, Extensions, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { Money } from '../../core/money.types.ts';
import { AdminSearchResult, ofSearch, SEARCH_WORK } from '../../platform/admin-search/admin-search.types.ts';
import { findOrderState } from './order-facts.ts';
import { OrderMatch } from './order-matchers.ts';
import { OrderState } from './order-state.ts';
import { searchOrders } from './search-orders.ts';

@ObjectType({ description: 'An order that a search found.', simpleResolvers: true })
export class FoundOrder {
  @Field(() => OrderMatch, { description: 'By what it was found.' })
  by!: OrderMatch;

  @Field(() => String, { description: 'What matched, as the shop has it.' })
  text!: string;

  @Field(() => ID, { description: 'Identifier of the order.' })
  id!: string;

  @Field(() => Int, { description: 'Its number.' })
  number!: number;

  @Field(() => OrderState, { description: 'What has become of it.' })
  state!: OrderState;

  @Field(() => String, { description: 'Name of the buyer, as it was placed.' })
  customerName!: string;

  @Field(() => Money, { description: 'What is paid in all.' })
  total!: Money;

  @Field(() => Date, { description: 'When it was placed.' })
  createdAt!: Date;
}

@Resolver(() => AdminSearchResult)
export class SearchOrdersResolver {
  @Extensions({ listSize: ofSearch, work: SEARCH_WORK })
  @FieldResolver(() => [FoundOrder], {
    description: 'Orders, the best match first, then the newest. Empty without the permission ORDERS.',
  })
  async orders(@Root() { query, first }: AdminSearchResult, @Ctx() ctx: Context): Promise<FoundOrder[]> {
    if (!ctx.actor.can(Permission.Orders)) return [];
    const found = await searchOrders(ctx, query, first);
    return Promise.all(
      found.map(async ({ by, text, order }) => {
        const { id, number, customerName, createdAt, totalPrice: amount, currency } = order;
        const state = await findOrderState(ctx, order);
        return { by, text, id, number, state, customerName, total: { amount, currency }, createdAt };
      }),
    );
  }
}
