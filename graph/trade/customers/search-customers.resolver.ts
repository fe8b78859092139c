import { Ctx, Extensions, Field, FieldResolver, ID, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { AdminSearchResult, ofSearch, SEARCH_WORK } from '../../platform/admin-search/admin-search.types.ts';
import { CustomerKind } from './customer.types.ts';
import { type CustomerFound, CustomerMatch, searchCustomers } from './search-customers.ts';

@ObjectType({ description: 'A customer that a search found.', simpleResolvers: true })
export class FoundCustomer implements CustomerFound {
  @Field(() => CustomerMatch, { description: 'By what it was found.' })
  by!: CustomerMatch;

  @Field(() => ID, { description: 'Identifier of the customer, and of its account if it has one.' })
  id!: string;

  @Field(() => CustomerKind, { description: 'How the shop knows the customer.' })
  kind!: CustomerKind;

  @Field(() => String, { description: 'Name of the person.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;
}

@Resolver(() => AdminSearchResult)
export class SearchCustomersResolver {
  @Extensions({ listSize: ofSearch, work: SEARCH_WORK })
  @FieldResolver(() => [FoundCustomer], {
    description:
      'Customers, the best match first, then the newest: accounts with the permission CUSTOMERS, who ordered with ORDERS. Empty without both.',
  })
  customers(@Root() { query, first }: AdminSearchResult, @Ctx() ctx: Context) {
    return searchCustomers(ctx, query, first);
  }
}
