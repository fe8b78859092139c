import type { Context } from '../../core/context.ts';
import { MAX_BYTES, TOO_LARGE } from './image-rules.ts';
import { receiveFile, type Upload } from './upload.scalar.ts';
import { uploadProductImage } from './upload-product-image.ts';

/** Receives a picture of a GraphQL request and stores it as those of products. Errors: BAD_USER_INPUT, TOO_LARGE, RATE_LIMITED. */
export async function storePicture(ctx: Context, picture: Upload): Promise<string> {
  const { bytes } = await receiveFile(picture, { most: MAX_BYTES, tooLarge: TOO_LARGE });
  return uploadProductImage(ctx, bytes);
}
