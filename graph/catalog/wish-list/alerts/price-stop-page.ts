import { type Request, type Response, Router } from 'express';
import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { sendLinkPage } from '../../../platform/mail/link-page.tsx';
import * as t from './messages/en.ts';
import { stopPriceAlerts } from './stop-price-alerts.ts';

/** GET asks, since mail scanners open links; POST ends the alerts, also for mail programs with a button of their own (RFC 8058). */
export function priceStopPage(contextOf: (req: Request, res: Response) => Promise<Context>): Router {
  const router = Router();
  router.get('/:token', async (req, res) =>
    send(await contextOf(req, res), res, t.doYouWantNoMore, t.noMore),
  );
  router.post('/:token', async (req: Request<{ token: string }>, res) => {
    const ctx = await contextOf(req as unknown as Request, res);
    try {
      await stopPriceAlerts(ctx, req.params.token);
      await send(ctx, res, t.ended);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code, message } = error;
      await send(
        ctx,
        res.status(ctx.ports.httpStatus[code]),
        code === 'TOKEN_INVALID' ? t.linkTooOld : message,
      );
    }
  });
  return router;
}

function send(ctx: Context, res: Response, text: string, label?: string): Promise<void> {
  return sendLinkPage(ctx, res, {
    title: t.priceAlerts,
    text,
    actions: label ? [{ label }] : [],
    links: [{ label: t.backToShop, href: '/' }],
  });
}
