import type { Logger } from 'pino';
import { deleteExpiredSessions } from './accounts/sessions.ts';
import { deleteOldFailures } from './accounts/sign-in-limits.ts';
import { expireCheckouts } from './orders/expire-checkouts.ts';
import { reconcile } from './payments/reconcile.ts';
import type { SettleDeps } from './payments/settle-deps.ts';

const EVERY_MS = 30_000;

/** Runs what has to be done without anybody asking, every 30 seconds. Answers a function that stops it and waits for what runs. */
export function startJobs(deps: SettleDeps, logger: Logger): () => Promise<void> {
  let running: Promise<void> | null = null;
  const work = async () => {
    try {
      await expireCheckouts(deps.em, deps.ports.now());
      await reconcile(deps, logger);
      await deleteExpiredSessions(deps.em.fork(), deps.ports.now());
      await deleteOldFailures(deps.em.fork(), deps.ports.now());
    } catch (err) {
      logger.error({ err }, 'the background work failed');
    } finally {
      running = null;
    }
  };
  const timer = setInterval(() => {
    running ??= work();
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
