import { Arg, Ctx, Extensions, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { CategoryNode } from './category.types.ts';
import {
  countInCategory,
  findCategories,
  findCategory,
  findFilledCategories,
  imageOfCategory,
} from './find-categories.ts';

@Resolver(() => CategoryNode)
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
  ): Promise<CategoryNode> {
    return findCategory(ctx, slug);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Picture of what is bought most often in it; null when it is empty. For guests up to a minute old.',
  })
  image(@Root() category: CategoryNode, @Ctx() ctx: Context): Promise<string | null> {
    return imageOfCategory(ctx, category);
  }

  @FieldResolver(() => Int, {
    description: 'Products that shoppers find in it and below it: for guests up to a minute old.',
  })
  productCount(@Root() category: CategoryNode, @Ctx() ctx: Context): Promise<number> {
    return countInCategory(ctx, category);
  }
}
