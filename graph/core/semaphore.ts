import { DomainError } from './errors.ts';

/** When to try again after a full queue. Seconds. */
const RETRY_AFTER = 5;
const SECOND = 1_000;

interface SemaphoreLimits {
  /** Most jobs that run at once. */
  running: number;
  /** Most jobs that wait, per priority. */
  waiting: number;
  /** Message of the error when the queue is full. */
  refusal: string;
  /** What a caller, or the group around it, has used lately, in milliseconds: every other turn goes to the caller with the least. */
  spent?: (key: string) => number;
}

export interface Acquire {
  /** Jobs of priority `low` start when none of priority `high` waits. */
  priority?: 'high' | 'low';
  /** Bounds the waiting jobs of one caller to `most`. Callers of the same priority take turns. */
  caller?: Caller;
  /** While the job waits, others who want its result as well can have it wait in their own turn, too. */
  ticket?: Ticket;
  /** Aborted when the client is gone: its job leaves the queue. */
  signal?: AbortSignal;
}

export interface Caller {
  key: string;
  most: number;
  /** A group of callers, with a bound for all of its jobs. The group takes turns with others as one caller. */
  around?: { key: string; most: number };
}

/**
 * A job that waits: `join` adds it to the jobs of another caller, so that it is not held up by other jobs of the first one. It leaves the
 * queue when all clients that joined with a signal are gone.
 */
export interface Ticket {
  join?: (caller: Caller, signal?: AbortSignal) => void;
}

interface Job {
  start: () => void;
  refuse: (error: DomainError) => void;
  /** Keys of the callers that it counts for. */
  groups: Set<string>;
  /** Clients that wait for it and can leave. */
  clients: number;
}

const abandoned = () => new DomainError('RATE_LIMITED', 'The client did not wait.');

/**
 * A counting semaphore with a bounded queue. The returned function runs a job when there is capacity and throws
 * RATE_LIMITED when the queue is full or the client is gone; its `waiting` returns the length of the queue. In a full queue the newest
 * job of the caller that has most of them gives way to one of a caller that has fewer.
 */
export function createSemaphore({
  running: maxRunning,
  waiting: maxWaiting,
  refusal,
  spent = () => 0,
}: SemaphoreLimits) {
  let running = 0;
  const queues = { high: createFairQueue(spent), low: createFairQueue(spent) };
  const full = () => new DomainError('RATE_LIMITED', refusal, { retryAfter: RETRY_AFTER });
  const sizeOf = (key: string) => queues.high.sizeOf(key) + queues.low.sizeOf(key);
  const canQueue = ({ priority = 'high', caller }: Acquire) =>
    groupsOf(caller).every(({ key, most }) => sizeOf(key) < most) &&
    (queues[priority].size() < maxWaiting || queues[priority].makeRoom(turnOf(caller), full()));
  const withPermit = async <T>(work: () => Promise<T>, options: Acquire = {}): Promise<T> => {
    if (options.signal?.aborted) throw abandoned();
    if (running < maxRunning) running += 1;
    else if (canQueue(options)) {
      const queue = queues[options.priority ?? 'high'];
      await new Promise<void>((start, refuse) => {
        const job = { start, refuse, groups: new Set<string>(), clients: 0 };
        queue.add(job, options);
        if (options.ticket) options.ticket.join = (caller, signal) => queue.join(job, { caller, signal });
      });
    } else throw full();
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

/** The bounds of a caller: its own, and that of its group, which is also what takes turns. */
const groupsOf = (caller: Caller | undefined) =>
  caller ? [caller, ...(caller.around ? [caller.around] : [])] : [];
const turnOf = (caller: Caller | undefined) => (caller?.around ?? caller)?.key ?? '';

/**
 * A queue in which the turns go to the caller that has spent least and to the one that has waited longest, by turns: nobody waits for all
 * the jobs of somebody else, nor as long as callers keep coming who have spent less.
 */
function createFairQueue(spent: (key: string) => number) {
  const waiting = new Set<Job>();
  // In the order of the turns.
  const turns = new Map<string, Job[]>();
  let isForOldest = true;
  const remove = (job: Job): boolean => {
    if (!waiting.delete(job)) return false;
    for (const [key, jobs] of turns) {
      const left = jobs.filter((other) => other !== job);
      if (left.length > 0) turns.set(key, left);
      else turns.delete(key);
    }
    return true;
  };
  const least = (a: string, b: string) => (spent(b) < spent(a) ? b : a);
  const lengthOf = (key: string) => turns.get(key)?.length ?? 0;
  const isShared = (job: Job) => [...turns.values()].filter((jobs) => jobs.includes(job)).length > 1;
  const leave = (job: Job): void => {
    job.clients -= 1;
    if (job.clients === 0 && remove(job)) job.refuse(abandoned());
  };
  const join = (job: Job, { caller, signal }: Acquire): void => {
    const key = turnOf(caller);
    const jobs = turns.get(key);
    if (!jobs) turns.set(key, [job]);
    else if (!jobs.includes(job)) jobs.push(job);
    for (const group of groupsOf(caller)) job.groups.add(group.key);
    if (!signal) return;
    job.clients += 1;
    signal.addEventListener('abort', () => leave(job), { once: true });
  };
  return {
    join(job: Job, as: Acquire): void {
      if (waiting.has(job)) join(job, as);
    },
    add(job: Job, as: Acquire): void {
      waiting.add(job);
      join(job, as);
    },
    take(): Job | undefined {
      const [oldest, ...others] = turns.keys();
      isForOldest = !isForOldest;
      const key = isForOldest || oldest === undefined ? oldest : others.reduce(least, oldest);
      if (key === undefined) return undefined;
      const [next] = turns.get(key)!;
      remove(next!);
      const left = turns.get(key);
      // Another caller has the next turn.
      turns.delete(key);
      if (left) turns.set(key, left);
      return next;
    },
    /** Refuses the newest job of the longest turn for one of a shorter turn, of turns as long the one whose caller has spent a second more. Returns whether it did. */
    makeRoom(turn: string, error: DomainError): boolean {
      const [longest] = [...turns.keys()].sort((a, b) => lengthOf(b) - lengthOf(a) || spent(b) - spent(a));
      if (longest === undefined) return false;
      const more = lengthOf(longest) - lengthOf(turn) - 1 || spent(longest) - spent(turn) - SECOND;
      const newest = more > 0 && turns.get(longest)!.findLast((job) => !isShared(job));
      if (!newest) return false;
      remove(newest);
      newest.refuse(error);
      return true;
    },
    size: () => waiting.size,
    sizeOf: (key: string) => [...waiting].filter(({ groups }) => groups.has(key)).length,
  };
}
