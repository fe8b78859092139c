import { type Request, type Response, Router } from 'express';
import { addReviewPhoto, admitReviewPhoto } from '../../catalog/reviews/photos/add-review-photo.ts';
import { findReviewPhoto } from '../../catalog/reviews/photos/find-review-photo.ts';
import { admitBody } from '../../core/admit-body.ts';
import type { Context } from '../../core/context.ts';
import { DomainError, type HttpStatus } from '../../core/errors.ts';
import { sendErrors } from '../../core/send-error.ts';
import { MAX_BYTES } from '../../platform/uploads/image-rules.ts';
import { receivePicture } from '../../platform/uploads/receive-picture.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { openReviewLink } from './open-review-link.ts';

type ContextOf = (req: Request, res: Response) => Promise<Context>;

/**
 * Pictures of reviews. POST /<review> adds the JPEG, PNG, WebP or AVIF picture that is the body, of at most 5 MB, and responds with 204: for the
 * author, with a session or with the token of a mailed link in the header `review-token`. GET /<picture>.jpg sends one to who sees
 * the review. Responds with `{ message, code }` and status 400, 401, 404, 409, 413 or 429 to others.
 */
export function reviewPhotosRoute(contextOf: ContextOf, httpStatus: HttpStatus): Router {
  const router = Router();
  router.post('/:id', async (req, res) => {
    const { ctx, orderId } = await actingFor(await contextOf(req, res), req);
    const review = await admitReviewPhoto(ctx, req.params.id);
    if (orderId && (await ctx.em.count(OrderLine, { order: orderId, product: review.product.id })) === 0)
      throw new DomainError('NOT_FOUND', 'Review not found.');
    admitBody(req, res, { limit: MAX_BYTES, from: ctx.actor.viewer ? 'person' : 'guest' });
    await addReviewPhoto(ctx, review, await receivePicture(req, res));
    res.status(204).end();
  });
  router.get('/:file', async (req, res) => {
    const photo = await findReviewPhoto(await contextOf(req, res), req.params.file);
    if (!photo) throw new DomainError('NOT_FOUND', 'No such picture.');
    res
      .set({
        'Content-Type': 'image/jpeg',
        'Content-Disposition': 'inline',
        // Not for long: the review may be hidden.
        'Cache-Control': photo.isPublic ? 'public, max-age=600' : 'private, no-store',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      })
      .send(Buffer.from(photo.bytes));
  });
  router.use(sendErrors(httpStatus));
  router.use((_req, res) => void res.status(404).json({ message: 'No such picture.', code: 'NOT_FOUND' }));
  return router;
}

/** Who has a link acts for the buyer of its order alone; the buyer may have others. */
async function actingFor(ctx: Context, req: Request): Promise<{ ctx: Context; orderId?: string }> {
  const token = req.get('review-token');
  return token ? openReviewLink(ctx, token) : { ctx };
}
