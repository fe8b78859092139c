import type { Response } from 'express';

/** A signal that is aborted when the response is sent, or its client is gone. */
export function untilClosed(res: Response): AbortSignal {
  const controller = new AbortController();
  if (res.closed) controller.abort();
  else res.once('close', () => controller.abort());
  return controller.signal;
}
