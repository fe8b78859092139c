import { Ctx, Extensions, Field, FieldResolver, ID, ObjectType, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AdminSearchResult, ofSearch, SEARCH_WORK } from '../../platform/admin-search/admin-search.types.ts';
import { type CustomerFound, CustomerMatch, searchCustomers } from './search-customers.ts';

@ObjectType({ description: 'An account that a search found.', simpleResolvers: true })
export class FoundCustomer implements CustomerFound {
  @Field(() => CustomerMatch, { description: 'By what it was found.' })
  by!: CustomerMatch;

  @Field(() => ID, { description: 'Identifier of the account.' })
  id!: string;

  @Field(() => String, { description: 'Name of the person.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;
}

@Resolver(() => AdminSearchResult)
export class SearchCustomersResolver {
  @Extensions({ listSize: ofSearch, work: SEARCH_WORK })
  @FieldResolver(() => [FoundCustomer], {
    description: 'Accounts, the best match first, then the newest. Empty without the permission CUSTOMERS.',
  })
  customers(@Root() { query, first }: AdminSearchResult, @Ctx() ctx: Context) {
    return ctx.actor.can(Permission.Customers) ? searchCustomers(ctx, query, first) : [];
  }
}
