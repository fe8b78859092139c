import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { CategoryNode } from '../categories/category.types.ts';
import { countInCategory, imageOfCategory } from './category-products.ts';

@Resolver(() => CategoryNode)
export class CategoryProductsResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Picture of what is bought most often in it; null when it is empty. For guests up to a minute old.',
  })
  image(@Root() category: CategoryNode, @Ctx() ctx: Context) {
    return imageOfCategory(ctx, category);
  }

  @FieldResolver(() => Int, {
    description: 'Products that shoppers find in it and below it: for guests up to a minute old.',
  })
  productCount(@Root() category: CategoryNode, @Ctx() ctx: Context) {
    return countInCategory(ctx, category);
  }
}
