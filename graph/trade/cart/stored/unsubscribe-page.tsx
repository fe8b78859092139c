import { type Request, type Response, Router } from 'express';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { stopReminders } from './stop-reminders.ts';

/** Nothing is loaded, and no script runs. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";
const STYLE = `:root{color-scheme:light dark}body{max-width:480px;margin:0 auto;padding:40px 24px;font:1.0625rem/1.53 Figtree,system-ui,sans-serif}a{color:inherit}
  button{font:inherit;font-weight:700;padding:12px 24px;border:0;border-radius:24px;background:#0B5D4E;color:#fff;cursor:pointer}`;

/**
 * Where the link of a reminder leads: GET asks, since mail scanners open links; POST ends the reminders, also for mail programs
 * with a button of their own (RFC 8058).
 */
export function unsubscribePage(contextOf: (req: Request, res: Response) => Promise<Context>): Router {
  const router = Router();
  router.get('/:token', (_req, res) => {
    send(res, 'Do you want no more reminders of your cart?', 'No more reminders');
  });
  router.post('/:token', async (req: Request<{ token: string }>, res) => {
    const ctx = await contextOf(req as unknown as Request, res);
    try {
      await stopReminders(ctx, req.params.token);
      send(res, 'You get no more reminders of your cart.');
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code, message } = error;
      const text =
        code === 'TOKEN_INVALID' ? 'This link is too old. End the reminders on your profile.' : message;
      send(res.status(ctx.ports.httpStatus[code]), text);
    }
  });
  return router;
}

function send(res: Response, text: string, action?: string): void {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Reminders</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>Reminders</h1>
          <p>{text}</p>
          {action && (
            <form method="post">
              <button type="submit">{action}</button>
            </form>
          )}
          <p>
            <a href="/profile">Your profile</a>
          </p>
          <p>
            <a href="/">Back to the shop</a>
          </p>
        </main>
      </body>
    </html>
  );
  res
    .set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY, 'Referrer-Policy': 'no-referrer' })
    .type('html')
    .send(`<!doctype html>${renderToStaticMarkup(page)}`);
}
