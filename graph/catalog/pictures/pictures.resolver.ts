import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { findPictures } from './find-pictures.ts';
import { LibraryPictureConnection, PicturesArgs } from './pictures.types.ts';

@Resolver()
export class PicturesResolver {
  @Authorized(Permission.Products)
  @Query(() => LibraryPictureConnection, {
    description:
      'For staff with PRODUCTS: every picture that a product shows, once, with what shows it; the latest added to a product first. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  pictures(@Args(() => PicturesArgs) args: PicturesArgs, @Ctx() ctx: Context) {
    return findPictures(ctx, args);
  }
}
