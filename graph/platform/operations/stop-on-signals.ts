import cluster from 'node:cluster';
import type { Logger } from 'pino';

/** For the running requests, which get ten seconds, and the rest of the shutdown. */
const DEADLINE_MS = 20_000;

/**
 * On SIGTERM or SIGINT runs `stop` and exits with 0. Exits with 1 on a second signal, when `stop` rejects or when it
 * takes more than 20 seconds on top of `extraMs`.
 */
export function stopOnSignals(stop: () => Promise<void>, extraMs: number, logger: Logger): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    // A worker may get the signal from its supervisor and from a terminal or service manager that signals all
    // processes.
    if (stopping && cluster.isWorker) return;
    if (stopping) {
      logger.warn({ signal }, 'second stop signal: exiting at once');
      process.exit(1);
    }
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => {
      logger.error('stopping took too long');
      process.exit(1);
    }, DEADLINE_MS + extraMs);
    stop().then(
      () => process.exit(0),
      (err) => {
        logger.error({ err }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
}

/**
 * Logs an uncaught error and exits with 1, since the state of the process is unknown. Its supervisor starts it again.
 */
export function endOnUncaught(logger: Logger): void {
  const end = (err: unknown) => {
    logger.fatal({ err }, 'uncaught error');
    process.exit(1);
  };
  process.on('uncaughtException', end).on('unhandledRejection', end);
}
