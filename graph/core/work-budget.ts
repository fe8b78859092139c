import { LRUCache } from 'lru-cache';
import { type CountedNetwork, countedNetworks } from './network-limits.ts';
import type { WorkBudget } from './ports.ts';
import { tooMany } from './rate-limit.ts';

/** What a client IP range may use at once, and what it gets back each second. Milliseconds of work. */
const [BURST, PER_SECOND] = [20_000, 200];
/** What was used so long ago counts by half in the order of the queue. Milliseconds. */
const HALF_LIFE = 30_000;
/** How many times as much the network around a range has, at most: five times would be all that one process works. */
const MOST_TIMES = 2;
/** Client IP ranges that are remembered. */
const MOST_RANGES = 10_000;

interface Spent {
  ms: number;
  /** Milliseconds of work as well, of which nothing is given back. */
  lately: number;
  /** When it was. */
  at: number;
}

/**
 * A leaky bucket of milliseconds for each client IP range, in memory: counting in the database would cost as much as the work. `factor`
 * multiplies it; `now` is a monotonic clock in milliseconds.
 */
export function createWorkBudget({ factor = 1, now = () => performance.now() } = {}): WorkBudget {
  const ranges = new LRUCache<string, Spent>({ max: MOST_RANGES });
  const rangesOf = (range: string) =>
    countedNetworks(range).map((each) => ({ ...each, times: Math.min(each.times, MOST_TIMES) }));
  const most = BURST * factor;
  const perMs = (PER_SECOND * factor) / 1000;
  const spentBy = ({ network, times }: CountedNetwork) => {
    const spent = ranges.get(network);
    return spent ? Math.max(0, spent.ms - (now() - spent.at) * perMs * times) : 0;
  };
  const spentLately = (network: string) => {
    const spent = ranges.get(network);
    return spent ? spent.lately * 2 ** ((spent.at - now()) / HALF_LIFE) : 0;
  };
  /** By how much the range, or the network around it, is above its budget, and how long until it is not. Milliseconds. */
  const excess = (range: string) =>
    rangesOf(range).map((each) => {
      const over = spentBy(each) - most * each.times;
      return { over, waitMs: over / (perMs * each.times) };
    });
  return {
    isSpent: (range) => excess(range).some(({ over }) => over >= 0),
    spentLately,
    refuseSpent(range) {
      const spent = excess(range).find(({ over }) => over >= 0);
      if (spent) throw tooMany('searches and filtered lists', Math.max(1_000, spent.waitMs));
    },
    async charge(range, work) {
      const start = now();
      try {
        return await work();
      } finally {
        const [at, took] = [now(), now() - start];
        for (const each of rangesOf(range)) {
          const lately = spentLately(each.network) + took / each.times;
          ranges.set(each.network, { ms: spentBy(each) + took, lately, at });
        }
      }
    },
  };
}
