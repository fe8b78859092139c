import { Arg, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { CategoryNode } from './category.types.ts';
import { findCategories, findCategory, findFilledCategories } from './find-categories.ts';

@Resolver()
export class CategoriesResolver {
  @Extensions({ listSize: 50 })
  @Query(() => [CategoryNode], {
    description: 'All categories as a tree: each is followed by those below it. At most 1000.',
  })
  categories(
    @Arg('withProducts', () => Boolean, {
      defaultValue: false,
      description: 'Whether those are left out in which, and below which, shoppers find no product.',
    })
    withProducts: boolean,
    @Ctx() ctx: Context,
  ): Promise<CategoryNode[]> {
    return withProducts ? findFilledCategories(ctx) : findCategories(ctx);
  }

  @Query(() => CategoryNode, { description: 'The category with this slug. Errors: NOT_FOUND.' })
  category(
    @Arg('slug', () => String, { description: 'The last part of its address.' }) slug: string,
    @Ctx() ctx: Context,
  ) {
    return findCategory(ctx, slug);
  }
}
