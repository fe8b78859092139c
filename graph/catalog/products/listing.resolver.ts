import { Arg, Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { readAttributes } from '../attributes/find-attributes.ts';
import { ProductAttribute } from '../attributes/product-attribute.types.ts';
import { CategoryStep } from '../categories/category.types.ts';
import { findCategories } from '../categories/find-categories.ts';
import { type Listing, listingForStaff } from './find-listings.ts';
import { Product } from './product.entity.ts';
import type { ProductRow } from './product-row.ts';

/** What lists do not read unless it is selected. */
@Resolver(() => Product)
export class ListingResolver {
  @Extensions({ listSize: 3 })
  @FieldResolver(() => [CategoryStep], {
    description: 'The way to its category: the one at the top first, its own last.',
  })
  async categoryPath(@Root() { id }: ProductRow, @Ctx() ctx: Context): Promise<CategoryStep[]> {
    const [{ categoryId }, categories] = await Promise.all([listingOf(ctx, id), findCategories(ctx)]);
    return categories.find((category) => category.id === categoryId)?.path ?? [];
  }

  @Extensions({ listSize: 5 })
  @FieldResolver(() => [ProductAttribute], {
    description: 'Its attributes that shoppers see, in their order.',
  })
  async attributes(
    @Root() { id }: ProductRow,
    @Arg('withHidden', () => Boolean, {
      defaultValue: false,
      description: 'Whether an admin sees those for staff alone as well; it changes nothing for others.',
    })
    withHidden: boolean,
    @Ctx() ctx: Context,
  ): Promise<ProductAttribute[]> {
    const isHiddenShown = withHidden && ctx.actor.can(Permission.Products);
    const { values } = await listingOf(ctx, id);
    return readAttributes(ctx, values, isHiddenShown);
  }
}

function listingOf(ctx: Context, id: string): Promise<Listing> {
  return cacheForGuests(ctx, cacheKey('listing of product', id), async () => {
    const { categoryId, values } = await listingForStaff(ctx, id);
    return { categoryId, values };
  });
}
