import { createLogger } from '../platform/operations/create-logger.ts';
import { openSharedMetrics } from '../platform/operations/metrics-server.ts';
import { endOnUncaught, stopOnSignals } from '../platform/operations/stop-on-signals.ts';
import { superviseWorkers } from '../platform/operations/supervise.ts';
import type { Env } from './env.ts';

/** Starts the shop on several processes, which this one supervises. Throws an Error with one clear sentence. */
export async function startWorkers(env: Env): Promise<void> {
  const logger = createLogger(env.LOG_LEVEL);
  endOnUncaught(logger);
  if (env.METRICS_PORT) await openSharedMetrics(env.METRICS_PORT, env.METRICS_HOST);
  stopOnSignals(superviseWorkers(env.WORKERS, logger), env.DRAIN_SECONDS * 1000, logger);
}
