import type { Context } from '../../core/context.ts';
import { storePicture } from '../uploads/store-picture.ts';
import type { Upload } from '../uploads/upload.scalar.ts';

/** Stores a picture of a page. Errors: BAD_USER_INPUT, TOO_LARGE, RATE_LIMITED. */
export function uploadPagePicture(ctx: Context, picture: Upload): Promise<string> {
  return storePicture(ctx, picture);
}
