import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { serviceFault } from '../../core/service-fault.ts';

const LONGEST_PAUSE_MS = 5_000;

/** Retries `work` while the database is away, with exponential backoff of at most five seconds. */
export async function awaitDatabase<T>(work: () => Promise<T>, logger: Logger): Promise<T> {
  for (let pause = 250; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (err) {
      if (!serviceFault(err)) throw err;
      logger.warn({ err }, 'waiting for the database');
      await wait(pause * (0.75 + Math.random() / 2));
    }
  }
}
