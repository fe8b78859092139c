import type { Response } from 'express';

/** Without a reason, each signal would make an error with its stack. */
const CLOSED = 'closed';

/** A signal that is aborted when the response is sent, or its client is gone. */
export function untilClosed(res: Response): AbortSignal {
  const controller = new AbortController();
  if (res.closed) controller.abort(CLOSED);
  else res.once('close', () => controller.abort(CLOSED));
  return controller.signal;
}
