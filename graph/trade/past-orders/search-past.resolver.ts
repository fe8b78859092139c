import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AdminSearchResult, ofSearch, SEARCH_WORK } from '../../platform/admin-search/admin-search.types.ts';
import { searchPastCustomers, searchPastOrders } from './find-past.ts';
import { PastCustomer } from './past-customer.entity.ts';
import { PastOrder } from './past-order.entity.ts';

@Resolver(() => AdminSearchResult)
export class SearchPastResolver {
  @Extensions({ listSize: ofSearch, work: SEARCH_WORK })
  @FieldResolver(() => [PastOrder], {
    description:
      'Orders of the shop system that was used before, by number, name or e-mail address. Empty without ORDERS.',
  })
  pastOrders(@Root() { query, first }: AdminSearchResult, @Ctx() ctx: Context): Promise<PastOrder[]> {
    return ctx.actor.can(Permission.Orders) ? searchPastOrders(ctx, query, first) : Promise.resolve([]);
  }

  @Extensions({ listSize: ofSearch, work: SEARCH_WORK })
  @FieldResolver(() => [PastCustomer], {
    description:
      'Customers of the shop system that was used before, by name or e-mail address. Empty without ORDERS.',
  })
  pastCustomers(@Root() { query, first }: AdminSearchResult, @Ctx() ctx: Context): Promise<PastCustomer[]> {
    return ctx.actor.can(Permission.Orders) ? searchPastCustomers(ctx, query, first) : Promise.resolve([]);
  }
}
