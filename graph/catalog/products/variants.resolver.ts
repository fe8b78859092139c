import { Ctx, Extensions, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { batch } from '../../core/batch.ts';
import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { findVariantsOf, type VariantRow } from './find-variants.ts';
import { Product } from './product.entity.ts';
import type { ProductRow } from './product-row.ts';
import { MAX_VARIANTS, Variant } from './variant.entity.ts';

@ObjectType({ description: 'What the variants of a product differ in.', simpleResolvers: true })
class ProductOption {
  @Field(() => String, { description: 'Its name, such as "Size".' })
  name!: string;

  @Extensions({ listSize: 10 })
  @Field(() => [String], { description: 'The values that variants have, in the order of the variants.' })
  values!: string[];
}

@ObjectType({
  description: 'The lowest and the highest price of the variants of a product.',
  simpleResolvers: true,
})
class PriceRange {
  @Field(() => Int, { description: 'In minor units; the same as `Product.price`.' })
  min!: number;

  @Field(() => Int, { description: 'In minor units.' })
  max!: number;
}

@Resolver(() => Product)
export class VariantsResolver {
  @Extensions({ listSize: 3 })
  @FieldResolver(() => [ProductOption], {
    description: 'What its variants differ in, at most 3; empty when there is nothing to choose.',
  })
  async options(@Root() product: ProductRow, @Ctx() ctx: Context): Promise<ProductOption[]> {
    if (product.optionNames.length === 0) return [];
    const variants = await variantsOf(ctx, product);
    return product.optionNames.map((name, index) => {
      return { name, values: [...new Set(variants.map(({ options }) => options[index]!))] };
    });
  }

  @Extensions({ listSize: 10 })
  @FieldResolver(() => [Variant], { description: `Its variants in their order, 1 to ${MAX_VARIANTS}.` })
  variants(@Root() product: ProductRow, @Ctx() ctx: Context): Promise<VariantRow[]> {
    return variantsOf(ctx, product);
  }

  @FieldResolver(() => PriceRange, { description: 'The prices of its variants.' })
  priceRange(@Root() { price, highestPrice }: ProductRow): PriceRange {
    return { min: price, max: highestPrice ?? price };
  }
}

export function variantsOf(ctx: Context, { id }: ProductRow): Promise<VariantRow[]> {
  return cacheForGuests(ctx, cacheKey('variants of product', id), () =>
    batch(ctx, 'variants', id, (ids) => findVariantsOf(ctx.em, ids)),
  );
}
