import { type Request, type Response, Router } from 'express';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { sendLinkPage } from '../../platform/mail/link-page.tsx';
import { findLinkedAlert } from './alert-links.ts';
import { isSold, nameOf, productPath } from './alert-mails.ts';
import { confirmStockAlert } from './confirm-stock-alert.ts';
import { endLinkedAlert } from './end-linked-alert.ts';
import * as t from './messages/en.ts';
import type { StockAlert } from './stock-alert.entity.ts';

export const ALERT_PATH = '/stock-alert';

type Token = Request<{ token: string }>;

/** Where the link of a stock alert leads: GET asks, since mail scanners open links; POST confirms or ends it, without a session. */
export function alertPage(contextOf: (req: Request, res: Response) => Promise<Context>): Router {
  const router = Router();
  /** Answers a failure of the link on the page. */
  const page =
    (work: (ctx: Context, token: string, res: Response) => Promise<void>) =>
    async (req: Token, res: Response) => {
      const ctx = await contextOf(req as unknown as Request, res);
      try {
        await work(ctx, req.params.token, res);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        const { code, message } = error;
        await send(
          ctx,
          res.status(ctx.ports.httpStatus[code]),
          code === 'TOKEN_INVALID' ? t.linkInvalid : message,
        );
      }
    };
  const show = async (ctx: Context, token: string, res: Response) =>
    sendState(ctx, res, token, await findLinkedAlert(ctx, token));
  // A mail names the second one to mail programs with a button of their own (RFC 8058), which post to it.
  router.get(['/:token', '/:token/end'], page(show));
  router.post(
    '/:token/confirm',
    page(async (ctx, token, res) => {
      await confirmStockAlert(ctx, token);
      await show(ctx, token, res);
    }),
  );
  router.post(
    '/:token/end',
    page(async (ctx, token, res) => {
      await endLinkedAlert(ctx, token);
      await send(ctx, res, t.deleted);
    }),
  );
  return router;
}

/** Of buttons, each with the last part of its address. */
type Actions = [label: string, does: 'confirm' | 'end'][];

function sendState(ctx: Context, res: Response, token: string, alert: StockAlert): Promise<void> {
  const product = nameOf(alert);
  const isOfPrice = alert.below !== null;
  const asked: Actions = [
    [t.yes, 'confirm'],
    [t.no, 'end'],
  ];
  const [text, actions]: [string, Actions] = !isSold(alert)
    ? [t.notSold, [[t.noLonger, 'end']]]
    : alert.notifiedAt
      ? [t.weTold(product), []]
      : alert.confirmedAt
        ? [(isOfPrice ? t.weTellPrice : t.weTell)(product), [[t.noLonger, 'end']]]
        : [(isOfPrice ? t.shallWeTellPrice : t.shallWeTell)(product), asked];
  const to = `${ALERT_PATH}/${encodeURIComponent(token)}`;
  return send(ctx, res, text, {
    title: isOfPrice ? t.pricePage : t.stockPage,
    actions: actions.map(([label, does]) => ({ label, to: `${to}/${does}` })),
    product: isSold(alert) ? productPath(alert) : undefined,
  });
}

interface Page {
  title: string;
  actions?: { label: string; to: string }[];
  /** The path of the product that it leads back to. */
  product?: string;
}

function send(ctx: Context, res: Response, text: string, page: Page = { title: t.page }): Promise<void> {
  const { title, actions, product } = page;
  const links = [{ label: t.backToShop, href: '/' }];
  if (product) links.unshift({ label: t.seeProduct, href: product });
  return sendLinkPage(ctx, res, { title, text, actions, links });
}
