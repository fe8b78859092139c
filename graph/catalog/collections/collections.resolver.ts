import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { PublicCollection } from './collections.types.ts';
import { findCollection } from './find-collections.ts';

@Resolver()
export class CollectionsResolver {
  @Query(() => PublicCollection, {
    description:
      'The collection with this slug; for staff with PRODUCTS also one that is not published. Its products: `products` with `filter.collection`. Errors: NOT_FOUND.',
  })
  async collection(
    @Arg('slug', () => String, { description: 'The last part of its address.' }) slug: string,
    @Ctx() ctx: Context,
  ): Promise<PublicCollection> {
    const { rule, ...found } = await findCollection(ctx, slug);
    return { ...found, isByHand: rule === null };
  }
}
