import { type Request, type Response, Router } from 'express';
import { admitBody } from '../../core/admit-body.ts';
import type { Context } from '../../core/context.ts';
import { DomainError, type HttpStatus } from '../../core/errors.ts';
import { sendErrors } from '../../core/send-error.ts';
import { requireId } from '../../core/validation.ts';
import { MAX_BYTES } from '../../platform/uploads/image-rules.ts';
import { receivePicture } from '../../platform/uploads/receive-picture.ts';
import { findOrder } from '../orders/find-orders.ts';
import { openOrderLink } from '../orders/open-order-link.ts';
import { addReturnPhoto, admitReturnPhoto } from './add-return-photo.ts';
import { ReturnPhoto } from './return-photo.entity.ts';

type ContextOf = (req: Request, res: Response) => Promise<Context>;

/**
 * Photos of returns, for the buyer of the order, with a session or with the token of a mailed link in the header `order-token`, and for
 * staff with ORDERS. POST /<return> adds the JPEG, PNG, WebP or AVIF picture that is the body, of at most 5 MB, and responds with 204; GET
 * /<photo>.jpg sends one. Responds with `{ message, code }` and status 400, 401, 404, 409, 413 or 429 to others.
 */
export function returnPhotosRoute(contextOf: ContextOf, httpStatus: HttpStatus): Router {
  const router = Router();
  router.post('/:id', async (req, res) => {
    const { ctx, orderId } = await actingFor(await contextOf(req, res), req);
    const found = await admitReturnPhoto(ctx, req.params.id);
    refuseOther(orderId, found.order.id);
    admitBody(req, res, { limit: MAX_BYTES, from: ctx.actor.viewer ? 'person' : 'guest' });
    await addReturnPhoto(ctx, found, await receivePicture(req, res));
    res.status(204).end();
  });
  router.get('/:file', async (req, res) => {
    const { ctx, orderId } = await actingFor(await contextOf(req, res), req);
    const id = requireId(req.params.file.replace(/\.jpg$/, ''), 'Photo');
    const photo = await ctx.em.fork().findOne(ReturnPhoto, id, { populate: ['return'] });
    if (!photo) throw new DomainError('NOT_FOUND', 'Photo not found.');
    refuseOther(orderId, photo.return.order.id);
    await findOrder(ctx, photo.return.order.id);
    res
      .set({
        'Content-Type': 'image/jpeg',
        'Content-Disposition': 'inline',
        'Cache-Control': 'private, no-store',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      })
      .send(Buffer.from(photo.jpeg));
  });
  router.use(sendErrors(httpStatus));
  router.use((_req, res) => void res.status(404).json({ message: 'No such photo.', code: 'NOT_FOUND' }));
  return router;
}

/** Who has a link acts for the buyer of its order alone; the owner may have others. */
async function actingFor(ctx: Context, req: Request): Promise<{ ctx: Context; orderId?: string }> {
  const token = req.get('order-token');
  return token ? openOrderLink(ctx, token, 'order') : { ctx };
}

function refuseOther(linked: string | undefined, order: string): void {
  if (linked && linked !== order) throw new DomainError('NOT_FOUND', 'Return not found.');
}
