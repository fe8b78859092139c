import { Ctx, Extensions, Query, Resolver } from 'type-graphql';
import { Product } from '../../catalog/products/product.entity.ts';
import { Id } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { boughtTogether, MOST_TOGETHER } from './bought-together.ts';

@Resolver()
export class BoughtTogetherResolver {
  // Its latest orders are read.
  @Extensions({ listSize: MOST_TOGETHER, work: 200 })
  @Query(() => [Product], {
    description:
      'At most 4 products in stock that were most often in one paid order with this one, of at least two buyers, also when the product itself is no longer sold. Counted from its latest orders. Empty for an unknown product.',
  })
  boughtTogether(@Id('product') id: string, @Ctx() ctx: Context) {
    return boughtTogether(ctx, id);
  }
}
