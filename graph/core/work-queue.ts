import { DomainError } from './errors.ts';

interface QueueLimits {
  /** How many jobs run at once. */
  running: number;
  /** How many may wait for their turn. */
  waiting: number;
  /** What the next one is told. */
  refusal: string;
}

/** Runs jobs in turn, a few at a time. The function it answers throws RATE_LIMITED when too many wait; its `waiting` counts them. */
export function workQueue({ running: maxRunning, waiting: maxWaiting, refusal }: QueueLimits) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < maxRunning) running += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>((start) => waiting.push(start));
    else throw new DomainError('RATE_LIMITED', refusal);
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(inTurn, { waiting: () => waiting.length });
}
