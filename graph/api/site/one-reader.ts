import type { RequestHandler } from 'express';
import { RETRY_AFTER } from '../../core/service-fault.ts';
import { rangeOf } from './render-queue.ts';

/** Downloads at once. */
const MOST = 10;
/** A client that takes nothing for so long is disconnected. Milliseconds. */
const LONGEST_STALL = 30_000;

/** Before what takes long to write: each client IP range gets one at a time, and all together ten. Others get 429. */
export function oneReader(): RequestHandler {
  const reading = new Set<object | string>();
  return (req, res, next) => {
    // Behind a proxy that is not trusted all have one address.
    const reader = rangeOf(req) ?? res;
    if (reading.has(reader) || reading.size >= MOST) {
      res
        .status(429)
        .set('Retry-After', RETRY_AFTER)
        .type('text')
        .send('It is being downloaded. Try again later.\n');
      return;
    }
    reading.add(reader);
    res.once('close', () => reading.delete(reader));
    res.setTimeout(LONGEST_STALL, () => res.destroy());
    next();
  };
}
