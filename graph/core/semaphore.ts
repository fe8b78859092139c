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
  caller?: Caller;
  /** While the job waits, others who want its result as well can have it wait in their own turn, too. */
  ticket?: Ticket;
}

interface Caller {
  key: string;
  most: number;
}

/** A job that waits: `join` adds it to the jobs of another caller, so that nobody waits for the others of the first one. */
export interface Ticket {
  join?: (caller: string) => void;
}

interface Job {
  start: () => void;
  isTaken: boolean;
}

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
      await new Promise<void>((start) => {
        const job = { start, isTaken: false };
        queue.add(options.caller?.key ?? '', job);
        if (options.ticket) options.ticket.join = (caller) => queue.join(caller, job);
      });
    } else throw new DomainError('RATE_LIMITED', refusal, { retryAfter: RETRY_AFTER });
    try {
      return await work();
    } finally {
      // The permit goes straight to the next in the queue, so that no newcomer can take it.
      const next = queues.high.take() ?? queues.low.take();
      if (next) next.start();
      else running -= 1;
    }
  };
  return Object.assign(withPermit, { waiting: () => queues.high.size() + queues.low.size() });
}

/** A queue in which callers take turns, so that nobody waits for all the jobs of somebody else. */
function createFairQueue() {
  // In the order of the turns.
  const callers = new Map<string, Job[]>();
  let waiting = 0;
  const join = (key: string, job: Job): void => {
    const jobs = callers.get(key);
    if (!jobs) callers.set(key, [job]);
    else if (!jobs.includes(job)) jobs.push(job);
  };
  return {
    join(key: string, job: Job): void {
      if (!job.isTaken) join(key, job);
    },
    add(key: string, job: Job): void {
      waiting += 1;
      join(key, job);
    },
    take(): Job | undefined {
      for (const [key, jobs] of callers) {
        const left = jobs.filter(({ isTaken }) => !isTaken);
        callers.delete(key);
        const next = left.shift();
        if (left.length > 0) callers.set(key, left);
        if (!next) continue;
        waiting -= 1;
        next.isTaken = true;
        return next;
      }
      return undefined;
    },
    size: () => waiting,
    sizeOf: (key: string) => callers.get(key)?.length ?? 0,
  };
}
