import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { MAX_BYTES, TOO_LARGE } from './image-rules.ts';
import { receiveFile, Upload } from './upload.scalar.ts';
import { uploadProductImage } from './upload-product-image.ts';

@Resolver()
export class UploadsResolver {
  @Authorized(Permission.Products)
  @Mutation(() => String, {
    description:
      'Stores a picture in several sizes and formats and returns its address, to be the `image` of a product. Sent as a GraphQL multipart request with the header `apollo-require-preflight`. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for what is not a picture, TOO_LARGE, RATE_LIMITED.',
  })
  async uploadProductImage(
    @Arg('image', () => Upload, {
      description: 'A JPEG, PNG, WebP or AVIF file of at most 5 MB and 40 million pixels.',
    })
    image: Upload,
    @Ctx() ctx: Context,
  ) {
    return uploadProductImage(
      ctx,
      (await receiveFile(image, { most: MAX_BYTES, tooLarge: TOO_LARGE })).bytes,
    );
  }
}
