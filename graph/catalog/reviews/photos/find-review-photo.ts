import { Permission } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { prepared } from '../../../core/prepared.ts';
import { requireId } from '../../../core/validation.ts';
import { ReviewState } from '../review-state.ts';

/** Where pictures of reviews are: `/review-photos/<id>.jpg`, and `/review-photos/<id>-small.jpg`. */
export const REVIEW_PHOTOS_PATH = '/review-photos';

interface Photo {
  bytes: Uint8Array;
  /** Whether everybody sees it. */
  isPublic: boolean;
}

const readPhoto = prepared<Photo & { author: string }, [id: string, isSmall: boolean]>(
  `select case when $2::boolean then small else jpeg end as bytes, user_id as author, state = '${ReviewState.SHOWN}' as "isPublic"
   from review_photos photo join reviews on reviews.id = review_id where photo.id = $1`,
);

/** A picture by its file name, as its review is seen: by everybody, or by the author and staff with CONTENT alone. Null for others. */
export async function findReviewPhoto(ctx: Context, fileName: string): Promise<Photo | null> {
  const [, name, small] = /^([\da-f-]{36})(-small)?\.jpg$/.exec(fileName) ?? [];
  if (!name) return null;
  const [photo] = await readPhoto(ctx.em, requireId(name, 'Picture'), small !== undefined);
  if (!photo) return null;
  const { actor } = ctx;
  return photo.isPublic || actor.buyer?.id === photo.author || actor.can(Permission.Content) ? photo : null;
}
