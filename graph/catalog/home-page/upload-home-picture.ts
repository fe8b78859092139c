import type { Context } from '../../core/context.ts';
import { storePicture } from '../../platform/uploads/store-picture.ts';
import type { Upload } from '../../platform/uploads/upload.scalar.ts';

/** Stores a picture of the home page. Errors: BAD_USER_INPUT, TOO_LARGE, RATE_LIMITED. */
export function uploadHomePicture(ctx: Context, picture: Upload): Promise<string> {
  return storePicture(ctx, picture);
}
