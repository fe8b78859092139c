import { Arg, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { findBrand } from './find-brand.ts';

@ObjectType({ description: 'Who makes products.', simpleResolvers: true })
export class Brand {
  @Field(() => String, { description: 'Its name.' })
  name!: string;
}

@Resolver(() => Brand)
export class BrandResolver {
  @Query(() => Brand, {
    description: 'The brand of this name, when it has products that shoppers find. Errors: NOT_FOUND.',
  })
  brand(
    @Arg('name', () => String, { description: 'Its name, as products have it.' }) name: string,
    @Ctx() ctx: Context,
  ) {
    return findBrand(ctx, name);
  }
}
