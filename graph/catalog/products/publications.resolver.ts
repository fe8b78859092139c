import { Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';
import { Product } from './product.entity.ts';
import type { ProductRow } from './product-row.ts';
import { Publication } from './publication.entity.ts';
import type { PublicationTimes } from './publication-times.ts';
import { timesOf } from './set-publications.ts';

@Resolver(() => Product)
export class PublicationsResolver {
  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'For staff with the permission PRODUCTS: when it is put on sale by itself; null for others, and when it is not.',
  })
  async publishAt(@Root() { id }: ProductRow, @Ctx() ctx: Context): Promise<Date | null> {
    return (await publicationOf(ctx, id))?.publishAt ?? null;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'For staff with the permission PRODUCTS: when it is taken off sale by itself, and becomes a draft; null for others, and when it is not.',
  })
  async unpublishAt(@Root() { id }: ProductRow, @Ctx() ctx: Context): Promise<Date | null> {
    return (await publicationOf(ctx, id))?.unpublishAt ?? null;
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

/** When a product is put on sale and taken off; null for those who may not know it. */
async function publicationOf(ctx: Context, id: string): Promise<PublicationTimes | null> {
  if (!ctx.actor.can(Permission.Products)) return null;
  return batch(ctx, 'publications', id, async (ids) => {
    const rows = await ctx.em.fork().find(Publication, { product: { $in: [...ids] } });
    const times = new Map(rows.map((row) => [row.product.id, timesOf(row)]));
    return ids.map((each) => times.get(each) ?? null);
  });
}
