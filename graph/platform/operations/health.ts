import { setTimeout as wait } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type RequestHandler, Router } from 'express';
import { version } from '../../core/version.ts';

/** State of the server. `draining`: it is stopping and finishes the running requests. */
export type Phase = 'opening' | 'open' | 'draining';

const PATIENCE_MS = 2_000;

/**
 * /livez reports that the process responds, /readyz that requests may be sent to it: it is open and its database
 * accepts writes. They are public, and reveal nothing else but the version of the software: the scripts of a page
 * compared with the public releases give it away anyway, and an operator sees from outside which release each server runs.
 */
export function health(phase: () => Phase, canWrite: () => Promise<boolean>): Router {
  const router = Router();
  router.get(
    '/livez',
    (_req, res) => void res.set('Cache-Control', 'no-store').json({ status: 'ok', version }),
  );
  router.get('/readyz', async (_req, res) => {
    const ready = phase() === 'open' && (await canWrite());
    res.set('Cache-Control', 'no-store').status(ready ? 200 : 503);
    res.json({ status: ready ? 'ok' : 'unavailable', version });
  });
  return router;
}

/** Whether the database accepts writes; false after two seconds. Writes nothing and uses no transaction id. */
export async function takesWrites(orm: { em: SqlEntityManager }): Promise<boolean> {
  // Also read-only are a standby and a database that an operator made so.
  const accepted = orm.em
    .fork()
    .execute<[{ takesWrites: boolean }]>(
      `select current_setting('transaction_read_only') = 'off' as "takesWrites"`,
    )
    .then(
      ([row]) => row.takesWrites,
      () => false,
    );
  return Promise.race([accepted, wait(PATIENCE_MS, false, { ref: false })]);
}

/** While draining, each response closes its connection, so that a proxy sends the next request elsewhere. */
export function leaveOnDrain(phase: () => Phase): RequestHandler {
  return (_req, res, next) => {
    if (phase() === 'draining') res.set('Connection', 'close');
    next();
  };
}
