import cluster from 'node:cluster';
import type { Logger } from 'pino';

/** Running requests get ten seconds; this is for them and everything after. */
const DEADLINE_MS = 20_000;

/**
 * Ends the process with 0 after `stop` when it is told to end (SIGTERM, SIGINT), with 1 when it is told twice, when
 * `stop` fails or when it takes more than 20 seconds on top of `extraMs`.
 */
export function stopOnSignals(stop: () => Promise<void>, extraMs: number, logger: Logger): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    // A worker hears it from its supervisor, and once more from a terminal or service manager that tells everybody.
    if (stopping && cluster.isWorker) return;
    if (stopping) {
      logger.warn({ signal }, 'told to stop twice: ending at once');
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
        logger.error({ err }, 'could not stop in order');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
}

/** After an error that nobody caught nothing is certain: it is logged, and whoever started the process starts it anew. */
export function endOnUncaught(logger: Logger): void {
  const end = (err: unknown) => {
    logger.fatal({ err }, 'an error that nobody caught');
    process.exit(1);
  };
  process.on('uncaughtException', end).on('unhandledRejection', end);
}
