import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { CustomField } from '../../platform/custom-fields/custom-fields.types.ts';
import { customFieldsOf } from '../../platform/custom-fields/find-custom-fields.ts';
import { ofStaff } from './facts.resolver.ts';
import { listingForStaff } from './find-listings.ts';
import { Product } from './product.entity.ts';
import { MAX_TAGS } from './product-tags.ts';
import { Variant } from './variant.entity.ts';

const about = {
  description:
    'What it has of the custom fields of the shop, in their order: of all for staff with the permission PRODUCTS, of public ones for others.',
};

@Resolver(() => Product)
export class ProductFieldsResolver {
  @Extensions({ listSize: 5 })
  @FieldResolver(() => [CustomField], about)
  async customFields(@Root() { id }: Pick<Product, 'id'>, @Ctx() ctx: Context): Promise<CustomField[]> {
    if (ctx.actor.can(Permission.Products)) return (await listingForStaff(ctx, id)).customFields;
    return cacheForGuests(ctx, cacheKey('custom fields of product', id), () =>
      customFieldsOf(ctx, 'product', id),
    );
  }

  @Extensions({ listSize: 5 })
  @FieldResolver(() => [String], {
    description: `For staff with the permission PRODUCTS: its tags, ${MAX_TAGS} at most; empty for others.`,
  })
  async tags(@Root() { id }: Pick<Product, 'id'>, @Ctx() ctx: Context): Promise<string[]> {
    return (await listingForStaff(ctx, id)).tags;
  }
}

@Resolver(() => Variant)
export class VariantFieldsResolver {
  @Extensions({ listSize: 3 })
  @FieldResolver(() => [CustomField], about)
  async customFields(@Root() { id }: Pick<Variant, 'id'>, @Ctx() ctx: Context): Promise<CustomField[]> {
    const staff = await ofStaff(ctx, id);
    if (staff) return staff.customFields;
    return cacheForGuests(ctx, cacheKey('custom fields of variant', id), () =>
      customFieldsOf(ctx, 'variant', id),
    );
  }
}
