import type { Context } from '../../core/context.ts';
import { MAX_BYTES, TOO_LARGE } from '../../platform/uploads/image-rules.ts';
import { receiveFile, type Upload } from '../../platform/uploads/upload.scalar.ts';
import { uploadProductImage } from '../../platform/uploads/upload-product-image.ts';

/** Stores a picture of the home page as those of products. Errors: BAD_USER_INPUT, TOO_LARGE, RATE_LIMITED. */
export async function uploadHomePicture(ctx: Context, picture: Upload): Promise<string> {
  const { bytes } = await receiveFile(picture, { most: MAX_BYTES, tooLarge: TOO_LARGE });
  return uploadProductImage(ctx, bytes);
}
