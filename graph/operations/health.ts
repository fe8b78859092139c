import { setTimeout as wait } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type RequestHandler, Router } from 'express';

/** What the server is doing: `draining` when it was told to stop and finishes what it has begun. */
export type Phase = 'opening' | 'open' | 'draining';

const PATIENCE_MS = 2_000;

/**
 * /livez says that the process answers, /readyz that requests may be sent to it: it is open and its database takes
 * writes. Neither says anything else, since anybody may ask.
 */
export function health(phase: () => Phase, canWrite: () => Promise<boolean>): Router {
  const router = Router();
  router.get('/livez', (_req, res) => void res.set('Cache-Control', 'no-store').json({ status: 'ok' }));
  router.get('/readyz', async (_req, res) => {
    const ready = phase() === 'open' && (await canWrite());
    res.set('Cache-Control', 'no-store').status(ready ? 200 : 503);
    res.json({ status: ready ? 'ok' : 'unavailable' });
  });
  return router;
}

/** Whether the database takes writes, as it says within two seconds. Asking writes nothing and uses no transaction id. */
export async function takesWrites(orm: { em: SqlEntityManager }): Promise<boolean> {
  // Off on a standby as well, and where an operator made the database read-only.
  const answer = orm.em
    .fork()
    .execute<[{ takesWrites: boolean }]>(
      `select current_setting('transaction_read_only') = 'off' as "takesWrites"`,
    )
    .then(
      ([row]) => row.takesWrites,
      () => false,
    );
  return Promise.race([answer, wait(PATIENCE_MS, false, { ref: false })]);
}

/** While the server drains each answer ends its connection, so that a proxy takes the next request elsewhere. */
export function leaveOnDrain(phase: () => Phase): RequestHandler {
  return (_req, res, next) => {
    if (phase() === 'draining') res.set('Connection', 'close');
    next();
  };
}
