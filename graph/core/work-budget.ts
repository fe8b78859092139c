import { LRUCache } from 'lru-cache';
import type { WorkBudget } from './ports.ts';
import { tooMany } from './rate-limit.ts';

/** What a client IP range may use at once, and what it gets back each second. Milliseconds of work. */
const [BURST, PER_SECOND] = [20_000, 200];
/** Client IP ranges that are remembered. */
const MOST_RANGES = 10_000;

interface Spent {
  ms: number;
  /** When it was. */
  at: number;
}

/**
 * A leaky bucket of milliseconds for each client IP range, in memory: counting in the database would cost as much as the work. `factor`
 * multiplies it; `now` is a monotonic clock in milliseconds.
 */
export function createWorkBudget({ factor = 1, now = () => performance.now() } = {}): WorkBudget {
  const ranges = new LRUCache<string, Spent>({ max: MOST_RANGES });
  const most = BURST * factor;
  const perMs = (PER_SECOND * factor) / 1000;
  const spentBy = (range: string) => {
    const spent = ranges.get(range);
    return spent ? Math.max(0, spent.ms - (now() - spent.at) * perMs) : 0;
  };
  return {
    isSpent: (range) => spentBy(range) >= most,
    refuseSpent(range) {
      const over = spentBy(range) - most;
      if (over >= 0) throw tooMany('searches and filtered lists', Math.max(1_000, over / perMs));
    },
    async charge(range, work) {
      const start = now();
      try {
        return await work();
      } finally {
        ranges.set(range, { ms: spentBy(range) + now() - start, at: now() });
      }
    },
  };
}
