import { Args, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { Product } from '../products/product.entity.ts';
import type { ProductRow } from '../products/product-row.ts';
import { AdminProductsArgs } from './admin-products.inputs.ts';
import { ProductPage } from './catalog.resolver.ts';
import { countProducts, ProductCounts } from './count-products.ts';
import { findAdminProducts } from './find-admin-products.ts';
import { IS_LOW } from './product-views.ts';

const readLow = prepared<{ id: string }, [ids: readonly string[]]>(
  `select id from products where id = any($1::uuid[]) and ${IS_LOW}`,
);

@Resolver(() => Product)
export class LowStockResolver {
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'For staff with the permission PRODUCTS: whether it is low in stock, as the view LOW_STOCK says; null for others.',
  })
  isLowInStock(@Root() { id }: ProductRow, @Ctx() ctx: Context): Promise<boolean> | null {
    if (!ctx.actor.can(Permission.Products)) return null;
    return batch(ctx, 'low in stock', id, async (ids) => {
      const low = new Set((await readLow(ctx.em, ids)).map((row) => row.id));
      return ids.map((each) => low.has(each));
    });
  }
}

@Resolver()
export class AdminProductsResolver {
  @Authorized(Permission.Products)
  @Query(() => ProductPage, {
    description:
      'For admins: all products, drafts too, 25 a page. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT; NOT_FOUND for an unknown category.',
  })
  adminProducts(@Args(() => AdminProductsArgs) args: AdminProductsArgs, @Ctx() ctx: Context) {
    return findAdminProducts(ctx, args);
  }

  @Authorized(Permission.Products)
  @Query(() => ProductCounts, {
    description:
      'For admins: how many products each view of `adminProducts` has. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  productCounts(@Ctx() ctx: Context) {
    return countProducts(ctx);
  }
}
