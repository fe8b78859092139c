import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { ProductPage } from './catalog.resolver.ts';
import { Facet } from './facets.types.ts';
import { findFacets } from './find-facets.ts';
import type { ProductPageData } from './find-products.ts';

@Resolver(() => ProductPage)
export class FacetsResolver {
  @Extensions({ listSize: 10, work: 1_000 })
  @FieldResolver(() => [Facet], {
    description:
      'By what the list can be filtered, with counts. Empty for the lists of admins. When counting takes more than a second, what is selected alone, with counts of 0 and `isSample`.',
  })
  async facets(@Root() { list }: ProductPageData, @Ctx() ctx: Context): Promise<Facet[]> {
    return list ? findFacets(ctx, await list()) : [];
  }
}
