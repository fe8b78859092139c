import type { Logger } from 'pino';
import { deleteExpiredSessions } from './accounts/sessions.ts';
import { deleteOldFailures } from './accounts/sign-in-limits.ts';
import { expireCheckouts } from './orders/expire-checkouts.ts';
import { reconcile } from './payments/reconcile.ts';
import type { SettleDeps } from './payments/settle-deps.ts';

const EVERY_MS = 30_000;

/** Runs what has to be done without anybody asking, every 30 seconds. Answers a function that stops it. */
export function startJobs(deps: SettleDeps, logger: Logger): () => void {
  let running = false;
  const timer = setInterval(async () => {
    if (running) return;
    running = true;
    try {
      await expireCheckouts(deps.em, deps.ports.now());
      await reconcile(deps, logger);
      await deleteExpiredSessions(deps.em.fork(), deps.ports.now());
      await deleteOldFailures(deps.em.fork(), deps.ports.now());
    } catch (err) {
      logger.error({ err }, 'the background work failed');
    } finally {
      running = false;
    }
  }, EVERY_MS);
  return () => clearInterval(timer);
}
