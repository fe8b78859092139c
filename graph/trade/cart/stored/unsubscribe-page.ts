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

function send(res: Response, text: string, label?: string): void {
  sendLinkPage(res, {
    title: 'Reminders',
    text,
    actions: label ? [{ label }] : [],
    links: [
      { label: 'Your profile', href: '/profile' },
      { label: 'Back to the shop', href: '/' },
    ],
  });
}
