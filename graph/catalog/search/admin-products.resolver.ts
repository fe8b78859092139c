import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AdminProductsArgs } from './admin-products.inputs.ts';
import { ProductPage } from './catalog.resolver.ts';
import { countProducts, ProductCounts } from './count-products.ts';
import { findAdminProducts } from './find-admin-products.ts';

@Resolver()
export class AdminProductsResolver {
  @Authorized(Permission.Products)
  @Query(() => ProductPage, {
    description:
      'For admins: all products, drafts too, 25 a page. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT; NOT_FOUND for an unknown category or collection.',
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
