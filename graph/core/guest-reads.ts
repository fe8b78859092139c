import { setImmediate as otherRequests, setTimeout as wait } from 'node:timers/promises';
import { callerOf, createNetworkCounts } from './network-limits.ts';
import type { GuestReads, WorkBudget } from './ports.ts';
import { createSemaphore } from './semaphore.ts';

/** Costly reads that wait: of all, and of one client IP range. */
const [WAITING, WAITING_OF_RANGE] = [200, 20];
/** Light reads of one client IP range that run at once: as many as a browser has connections. */
const LIGHT_AT_ONCE = 6;
/** Root fields of a request that wait: more than a request may have. */
const WAITING_FIELDS = 100;
/** Longest pause for writes. Milliseconds. */
const LONGEST_PAUSE = 100;

interface GuestReadOptions {
  /** Multiplies how many light reads run at once. */
  factor?: number;
  pause?: typeof wait;
}

/**
 * Reads of shoppers and guests. So few costly ones run at once that the connections and processors of the database are free
 * for checkouts, payments and sign-ins; the client IP range that has used least lately comes first. All are charged to the budget of the range. What waits when
 * its client is gone is given up. While something is written, each costly read is followed by a pause as long as it took: `pause`
 * resolves after so many milliseconds.
 */
export function createGuestReads(
  running: number,
  budget: WorkBudget,
  { factor = 1, pause = wait }: GuestReadOptions = {},
): GuestReads {
  const withPermit = createSemaphore({
    running,
    waiting: WAITING,
    spent: budget.spentLately,
    refusal: 'Too many people are searching. Please try again in a moment.',
  });
  const light = createNetworkCounts();
  const writes = new Set<Promise<unknown>>();
  const giveWay = async (ms: number): Promise<void> => {
    // Those that have arrived meanwhile.
    await otherRequests();
    if (writes.size > 0) await Promise.race([Promise.allSettled(writes), pause(Math.min(ms, LONGEST_PAUSE))]);
  };
  const thenGiveWay = async (done: Promise<unknown>): Promise<void> => {
    const start = performance.now();
    await done.catch(() => {});
    await giveWay(performance.now() - start);
  };
  const charged = <T>(range: string | null, read: () => Promise<T>) =>
    // Everybody would pay for one.
    range === null ? read() : budget.charge(range, read);
  const whenFree = <T>(range: string | null, read: () => Promise<T>, untilClosed?: () => AbortSignal) => {
    // A share of one that all have would be filled by a single client.
    const caller = range === null ? undefined : callerOf(range, WAITING_OF_RANGE, WAITING);
    return startedBy(
      (work) => withPermit(work, { caller, signal: untilClosed?.() }),
      () => charged(range, read),
    );
  };
  /** Resolves with the work, before the pause after it. */
  const startedBy = <T>(queue: (work: () => Promise<void>) => Promise<void>, read: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const work = () => {
        const done = read();
        done.then(resolve, reject);
        return thenGiveWay(done);
      };
      queue(work).catch(reject);
    });
  return {
    async inTurn(range, read, untilClosed) {
      if (range !== null) budget.refuseSpent(range);
      return whenFree(range, read, untilClosed);
    },
    async atOnce(range, read, untilClosed) {
      if (range === null) return read();
      if (budget.isSpent(range) || light.isAbove(range, LIGHT_AT_ONCE * factor, 1))
        return whenFree(range, read, untilClosed);
      light.add(range, 1);
      return charged(range, read).finally(() => light.add(range, -1));
    },
    first(write) {
      writes.add(write);
      const remove = () => writes.delete(write);
      write.then(remove, remove);
    },
    oneByOne(untilClosed) {
      const signal = untilClosed?.();
      const inOrder = createSemaphore({ running: 1, waiting: WAITING_FIELDS, refusal: '' });
      return (read) =>
        startedBy(
          (work) => inOrder(work, { signal }),
          async () => read(),
        );
    },
  };
}
