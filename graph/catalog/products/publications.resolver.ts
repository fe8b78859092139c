import { Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';
import { listingForStaff } from './find-listings.ts';
import { Product } from './product.entity.ts';
import type { ProductRow } from './product-row.ts';

@Resolver(() => Product)
export class PublicationsResolver {
  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'For staff with the permission PRODUCTS: when it is put on sale by itself; null for others, and when it is not.',
  })
  publishAt(@Root() { id }: ProductRow, @Ctx() ctx: Context): Promise<Date | null> {
    return timeOf(ctx, id, 'publishAt');
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'For staff with the permission PRODUCTS: when it is taken off sale by itself, and becomes a draft; null for others, and when it is not.',
  })
  unpublishAt(@Root() { id }: ProductRow, @Ctx() ctx: Context): Promise<Date | null> {
    return timeOf(ctx, id, 'unpublishAt');
  }

  @Authorized(Permission.Products)
  @Query(() => String, {
    description:
      'For admins: the time zone of the shop by its name of the IANA list, in which its screens show and take times. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  async shopTimeZone(@Ctx() ctx: Context): Promise<string> {
    return (await findSetting(ctx, shopSettings)).timeZone;
  }
}

/** A time of a product; null for those who may not know it. */
async function timeOf(ctx: Context, id: string, name: 'publishAt' | 'unpublishAt'): Promise<Date | null> {
  if (!ctx.actor.can(Permission.Products)) return null;
  const time = (await listingForStaff(ctx, id))[name];
  return time === null ? null : new Date(time);
}
