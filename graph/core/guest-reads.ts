import type { GuestReads, WorkBudget } from './ports.ts';
import { createSemaphore } from './semaphore.ts';

/** Reads that wait: of all, and of one client IP range. */
const [WAITING, WAITING_OF_RANGE] = [200, 20];

/**
 * Searches and filtered lists of shoppers and guests: so few run at once that the connections and processors of the database are free
 * for checkouts, payments and sign-ins. Client IP ranges take turns, and each has a budget. The shop's own pages come first: they are
 * rendered one at a time.
 */
export function createGuestReads(running: number, budget: WorkBudget): GuestReads {
  const withPermit = createSemaphore({
    running,
    waiting: WAITING,
    refusal: 'Too many people are searching. Please try again in a moment.',
  });
  return async (range, read) => {
    if (range === '') return withPermit(read);
    // Everybody would pay for one.
    if (range === null) return withPermit(read, { priority: 'low' });
    budget.refuseSpent(range);
    const caller = { key: range, most: WAITING_OF_RANGE };
    return withPermit(() => budget.charge(range, read), { priority: 'low', caller });
  };
}
