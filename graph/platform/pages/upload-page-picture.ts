import type { Context } from '../../core/context.ts';
import { MAX_BYTES, TOO_LARGE } from '../uploads/image-rules.ts';
import { receiveFile, type Upload } from '../uploads/upload.scalar.ts';
import { uploadProductImage } from '../uploads/upload-product-image.ts';

/** Stores a picture of a page as those of products. Errors: BAD_USER_INPUT, TOO_LARGE, RATE_LIMITED. */
export async function uploadPagePicture(ctx: Context, picture: Upload): Promise<string> {
  const { bytes } = await receiveFile(picture, { most: MAX_BYTES, tooLarge: TOO_LARGE });
  return uploadProductImage(ctx, bytes);
}
