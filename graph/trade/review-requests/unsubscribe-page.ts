import { type Request, type Response, Router } from 'express';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { sendLinkPage } from '../../platform/mail/link-page.tsx';
import * as t from './messages/en.ts';
import { stopReviewRequests } from './stop-review-requests.ts';

export const REVIEW_STOP_PATH = '/unsubscribe/reviews';

/**
 * Where the link that ends the requests leads: GET asks, since mail scanners open links; POST ends them, also for mail programs with a
 * button of their own (RFC 8058).
 */
export function reviewStopPage(contextOf: (req: Request, res: Response) => Promise<Context>): Router {
  const router = Router();
  router.get('/:token', async (req, res) =>
    send(await contextOf(req, res), res, t.doYouWantNoMore, t.noMoreRequests),
  );
  router.post('/:token', async (req: Request<{ token: string }>, res) => {
    const ctx = await contextOf(req as unknown as Request, res);
    try {
      await stopReviewRequests(ctx, req.params.token);
      await send(ctx, res, t.youAreAskedNoMore);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code, message } = error;
      await send(
        ctx,
        res.status(ctx.ports.httpStatus[code]),
        code === 'TOKEN_INVALID' ? t.thisLinkIsTooOld : message,
      );
    }
  });
  return router;
}

function send(ctx: Context, res: Response, text: string, label?: string): Promise<void> {
  return sendLinkPage(ctx, res, {
    title: t.requestsForReviews,
    text,
    actions: label ? [{ label }] : [],
    links: [{ label: t.backToTheShop, href: '/' }],
  });
}
