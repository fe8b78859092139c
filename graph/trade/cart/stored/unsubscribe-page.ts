import { type Request, type Response, Router } from 'express';
import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { sendLinkPage } from '../../../platform/mail/link-page.tsx';
import { stopReminders } from './stop-reminders.ts';

/**
 * Where the link of a reminder leads: GET asks, since mail scanners open links; POST ends the reminders, also for mail programs
 * with a button of their own (RFC 8058).
 */
export function unsubscribePage(contextOf: (req: Request, res: Response) => Promise<Context>): Router {
  const router = Router();
  router.get('/:token', async (req, res) => {
    await send(
      await contextOf(req, res),
      res,
      'Do you want no more reminders of your cart?',
      'No more reminders',
    );
  });
  router.post('/:token', async (req: Request<{ token: string }>, res) => {
    const ctx = await contextOf(req as unknown as Request, res);
    try {
      await stopReminders(ctx, req.params.token);
      await send(ctx, res, 'You get no more reminders of your cart.');
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code, message } = error;
      const text =
        code === 'TOKEN_INVALID' ? 'This link is too old. End the reminders on your profile.' : message;
      await send(ctx, res.status(ctx.ports.httpStatus[code]), text);
    }
  });
  return router;
}

function send(ctx: Context, res: Response, text: string, label?: string): Promise<void> {
  return sendLinkPage(ctx, res, {
    title: 'Reminders',
    text,
    actions: label ? [{ label }] : [],
    links: [
      { label: 'Your profile', href: '/profile' },
      { label: 'Back to the shop', href: '/' },
    ],
  });
}
