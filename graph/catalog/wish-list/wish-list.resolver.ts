import { Arg, Authorized, Ctx, Extensions, ID, Mutation, Query, Resolver } from 'type-graphql';
import { requireViewer } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { ofArgument } from '../../core/list-size.ts';
import { Product } from '../products/product.entity.ts';
import { findProductsByIds } from './find-products-by-ids.ts';
import { findSavedIds } from './find-saved-ids.ts';
import { mergeSavedProducts } from './merge-saved-products.ts';
import { MOST_BY_IDS, MOST_SAVED } from './most-saved.ts';
import { saveProduct } from './save-product.ts';
import { unsaveProduct } from './unsave-product.ts';
import {
  MergeSavedProductsInput,
  MergeSavedProductsPayload,
  SaveProductInput,
  SaveProductPayload,
  UnsaveProductInput,
  UnsaveProductPayload,
} from './wish-list.types.ts';

@Resolver()
export class WishListResolver {
  @Authorized()
  @Extensions({ listSize: MOST_SAVED })
  @Query(() => [ID], {
    description:
      'Identifiers of the products on the wish list of the viewer, the newest first, at most 500. Those that are not sold at present are left out, and return when they are. Errors: UNAUTHENTICATED.',
  })
  savedProductIds(@Ctx() ctx: Context) {
    return findSavedIds(ctx.em, requireViewer(ctx).id);
  }

  @Extensions({ listSize: ofArgument('ids', MOST_BY_IDS) })
  @Query(() => [Product], {
    description:
      'The products with these identifiers, in their order, such as those of a wish list. Unknown ones and those that are not sold are left out. Errors: BAD_USER_INPUT for more than 24.',
  })
  productsByIds(
    @Arg('ids', () => [ID], { description: 'Identifiers of at most 24 products.' }) ids: string[],
    @Ctx() ctx: Context,
  ) {
    return findProductsByIds(ctx, ids);
  }

  @Authorized()
  @Mutation(() => SaveProductPayload, {
    description:
      'Puts a product on the wish list of the viewer, which has 500 at most. Again it changes nothing. Errors: UNAUTHENTICATED; NOT_FOUND for what is not sold; WISH_LIST_FULL; RATE_LIMITED after 300 changes within ten minutes.',
  })
  async saveProduct(@Input(SaveProductInput) { productId }: SaveProductInput, @Ctx() ctx: Context) {
    return { productId: await saveProduct(ctx, productId) };
  }

  @Authorized()
  @Mutation(() => UnsaveProductPayload, {
    description:
      'Takes a product off the wish list of the viewer, whether it is there or not. Errors: UNAUTHENTICATED; NOT_FOUND for a malformed identifier; RATE_LIMITED after 300 changes within ten minutes.',
  })
  async unsaveProduct(@Input(UnsaveProductInput) { productId }: UnsaveProductInput, @Ctx() ctx: Context) {
    return { productId: await unsaveProduct(ctx, productId) };
  }

  @Authorized()
  @Mutation(() => MergeSavedProductsPayload, {
    description:
      'Adds what a browser saved without an account to the wish list of the viewer, the first ones first, while there is room. Sent again, it changes nothing. Errors: UNAUTHENTICATED; BAD_USER_INPUT for more than 100 products; RATE_LIMITED after 300 changes within ten minutes.',
  })
  mergeSavedProducts(
    @Input(MergeSavedProductsInput) { productIds }: MergeSavedProductsInput,
    @Ctx() ctx: Context,
  ) {
    return mergeSavedProducts(ctx, productIds);
  }
}
