import type { Context } from '../../core/context.ts';
import { storePicture } from '../uploads/store-picture.ts';
import type { Upload } from '../uploads/upload.scalar.ts';

/** Stores a picture of the brand. Errors: BAD_USER_INPUT, TOO_LARGE, RATE_LIMITED. */
export function uploadBrandPicture(ctx: Context, picture: Upload): Promise<string> {
  return storePicture(ctx, picture);
}
