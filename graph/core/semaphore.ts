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
  /** Bounds the waiting jobs of one caller to `most`. Callers of the same priority take turns. */
  caller?: { key: string; most: number };
}

type Start = () => void;

/**
 * A counting semaphore with a bounded queue. The returned function runs a job when there is capacity and throws
 * RATE_LIMITED when the queue is full; its `waiting` returns the length of the queue.
 */
export function createSemaphore({ running: maxRunning, waiting: maxWaiting, refusal }: SemaphoreLimits) {
  let running = 0;
  const queues = { high: createFairQueue(), low: createFairQueue() };
  const canQueue = ({ priority = 'high', caller }: Acquire) =>
    queues[priority].size() < maxWaiting &&
    (!caller || queues.high.sizeOf(caller.key) + queues.low.sizeOf(caller.key) < caller.most);
  const withPermit = async <T>(work: () => Promise<T>, options: Acquire = {}): Promise<T> => {
    if (running < maxRunning) running += 1;
    else if (canQueue(options)) {
      const queue = queues[options.priority ?? 'high'];
      await new Promise<void>((start) => queue.add(options.caller?.key ?? '', start));
    } else throw new DomainError('RATE_LIMITED', refusal, { retryAfter: RETRY_AFTER });
    try {
      return await work();
    } finally {
      // The permit goes straight to the next in the queue, so that no newcomer can take it.
      const next = queues.high.take() ?? queues.low.take();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(withPermit, { waiting: () => queues.high.size() + queues.low.size() });
}

/** A queue in which callers take turns, so that nobody waits for all the jobs of somebody else. */
function createFairQueue() {
  // In the order of the turns.
  const callers = new Map<string, Start[]>();
  return {
    add(key: string, start: Start): void {
      const jobs = callers.get(key);
      if (jobs) jobs.push(start);
      else callers.set(key, [start]);
    },
    take(): Start | undefined {
      const [turn] = callers;
      if (!turn) return;
      const [key, jobs] = turn;
      const next = jobs.shift();
      callers.delete(key);
      if (jobs.length > 0) callers.set(key, jobs);
      return next;
    },
    size: () => [...callers.values()].reduce((sum, { length }) => sum + length, 0),
    sizeOf: (key: string) => callers.get(key)?.length ?? 0,
  };
}
