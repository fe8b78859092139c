import { DomainError } from './errors.ts';

/** When to try again after a full queue. Seconds. */
const RETRY_AFTER = 5;

interface SemaphoreLimits {
  /** Most jobs that run at once. */
  running: number;
  /** Most jobs that wait, per priority. */
  waiting: number;
  /** Message of the error when the queue is full. */
  refusal: string;
}

interface Acquire {
  /** Jobs of priority `low` start when none of priority `high` waits. */
  priority?: 'high' | 'low';
  /** Bounds the waiting jobs of one caller to `most`. */
  caller?: { key: string; most: number };
}

interface QueuedJob {
  start: () => void;
  callerKey: string | undefined;
}

/**
 * A counting semaphore with a bounded queue. The returned function runs a job when there is capacity and throws
 * RATE_LIMITED when the queue is full; its `waiting` returns the length of the queue.
 */
export function createSemaphore({ running: maxRunning, waiting: maxWaiting, refusal }: SemaphoreLimits) {
  let running = 0;
  const queues: Record<'high' | 'low', QueuedJob[]> = { high: [], low: [] };
  const queued = () => [...queues.high, ...queues.low];
  const canQueue = ({ priority = 'high', caller }: Acquire) =>
    queues[priority].length < maxWaiting &&
    (!caller || queued().filter(({ callerKey }) => callerKey === caller.key).length < caller.most);
  const withPermit = async <T>(work: () => Promise<T>, options: Acquire = {}): Promise<T> => {
    if (running < maxRunning) running += 1;
    else if (canQueue(options)) {
      const queue = queues[options.priority ?? 'high'];
      await new Promise<void>((start) => queue.push({ start, callerKey: options.caller?.key }));
    } else throw new DomainError('RATE_LIMITED', refusal, { retryAfter: RETRY_AFTER });
    try {
      return await work();
    } finally {
      // The permit goes straight to the next in the queue, so that no newcomer can take it.
      const next = queues.high.shift() ?? queues.low.shift();
      if (next) next.start();
      else running -= 1;
    }
  };
  return Object.assign(withPermit, { waiting: () => queued().length });
}
