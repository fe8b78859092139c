import type { Logger } from 'pino';
import { deleteExpiredSessions } from './accounts/sessions.ts';
import { deleteOldFailures } from './accounts/sign-in-limits.ts';
import { expireCheckouts } from './orders/expire-checkouts.ts';
import { reconcile } from './payments/reconcile.ts';
import type { SettleDeps } from './payments/settle-deps.ts';

const EVERY_MS = 30_000;

/** One round of what has to be done without anybody asking. Any number of processes may do it at once. */
export async function runJobs({ em, ports }: SettleDeps, logger: Logger): Promise<void> {
  ports.count('checkout_expired', await expireCheckouts(em, ports.now()));
  await reconcile({ em, ports }, logger);
  await deleteExpiredSessions(em.fork(), ports.now());
  await deleteOldFailures(em.fork(), ports.now());
}

/** Runs the jobs every 30 seconds. Answers a function that stops them and waits for what runs. */
export function startJobs(deps: SettleDeps, logger: Logger): () => Promise<void> {
  let running: Promise<void> | null = null;
  const round = async () => {
    try {
      await runJobs(deps, logger);
    } catch (err) {
      logger.error({ err }, 'the background work failed');
    } finally {
      running = null;
    }
  };
  const timer = setInterval(() => {
    running ??= round();
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
