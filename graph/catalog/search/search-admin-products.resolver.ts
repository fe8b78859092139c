import { Ctx, Extensions, Field, FieldResolver, ID, ObjectType, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AdminSearchResult, ofSearch, SEARCH_WORK } from '../../platform/admin-search/admin-search.types.ts';
import { type ProductFound, ProductMatch, searchAdminProducts } from './search-admin-products.ts';

@ObjectType({ description: 'A product that a search for staff found.', simpleResolvers: true })
export class FoundProduct implements ProductFound {
  @Field(() => ProductMatch, { description: 'By what it was found.' })
  by!: ProductMatch;

  @Field(() => ID, { description: 'Identifier of the product.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Its picture.' })
  image!: string;

  @Field(() => Boolean, { description: 'Whether shoppers do not see it.' })
  isDraft!: boolean;
}

@Resolver(() => AdminSearchResult)
export class SearchAdminProductsResolver {
  @Extensions({ listSize: ofSearch, work: SEARCH_WORK })
  @FieldResolver(() => [FoundProduct], {
    description:
      'Products, the best match first, then the newest; drafts too. Empty without the permission PRODUCTS.',
  })
  products(@Root() { query, first }: AdminSearchResult, @Ctx() ctx: Context) {
    return ctx.actor.can(Permission.Products) ? searchAdminProducts(ctx, query, first) : [];
  }
}
