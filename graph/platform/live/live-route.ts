import { finished } from 'node:stream';
import { type Request, type Response, Router } from 'express';
import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError, type HttpStatus } from '../../core/errors.ts';
import { sendErrors } from '../../core/send-error.ts';
import type { LiveFeed } from './live-feed.ts';
import { topicsOf } from './topics.ts';

export const LIVE_PATH = '/live';
/** Then the browser connects anew, and its rights are read again. */
const AGE_MS = 5 * 60_000;
const RECONNECT_MS = 1_000;

/**
 * Server-sent events for screens of staff: `change` with JSON such as `{"topics": ["orders"], "paid": 1}` within about a second of what happens, in any process.
 * It says what to load again, never what happened. Responds with `{ message, code }` and status 401, 403 or 429 to others.
 */
export function liveRoute(
  contextOf: (req: Request, res: Response) => Promise<Context>,
  feed: LiveFeed,
  httpStatus: HttpStatus,
): Router {
  const router = Router();
  router.get('/', async (req, res) => {
    const ctx = await contextOf(req, res);
    const { id } = requireViewer(ctx);
    if (!ctx.actor.isStaff) throw new DomainError('FORBIDDEN', 'This is for the staff of the shop.');
    // One that was ended may still be sending.
    const send = (text: string) => void (res.writableEnded || res.write(text));
    const stop = await feed.listen({
      accountId: id,
      topics: topicsOf(ctx.actor),
      onChange: (change) => send(`event: change\ndata: ${JSON.stringify(change)}\n\n`),
      onSign: () => send(':\n\n'),
      onEnd: () => res.end(),
    });
    const age = setTimeout(() => res.end(), AGE_MS).unref();
    finished(res, () => {
      clearTimeout(age);
      stop();
    });
    // Neither compressed nor collected by a proxy: each event is to arrive at once.
    res.set({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
    res.type('text/event-stream').write(`retry: ${RECONNECT_MS}\n\n`);
  });
  router.use(sendErrors(httpStatus));
  return router;
}
