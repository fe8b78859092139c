import { setImmediate as otherRequests, setTimeout as wait } from 'node:timers/promises';
import type { Request } from 'express';
import { DomainError } from '../../core/errors.ts';
import { isSharedAddress } from '../../core/forwarding.ts';
import { callerOf } from '../../core/network-limits.ts';
import { networkOf } from '../../core/network-of.ts';
import type { WorkBudget } from '../../core/ports.ts';
import { type Acquire, createSemaphore, type Ticket } from '../../core/semaphore.ts';
import { untilClosed } from '../../core/until-closed.ts';

/** One at a time, since rendering is bound by the processor: with two, concurrent checkouts took twice as long. */
const RENDERING = { running: 1, waiting: 20 };
/** An index finds it. */
const LOOKING_UP = { running: 2, waiting: 100 };
/** Pages of one client IP range that wait. */
const WAITING_OF_RANGE = 10;
/** Longest pause between two pages. Milliseconds. */
const LONGEST_PAUSE = 100;

/** Renders a page for a client IP range, null when the address is that of a proxy. Throws RATE_LIMITED when too many wait, or the range has spent its budget. */
export type RenderQueue = <T>(
  range: string | null,
  render: () => Promise<T>,
  waits?: Pick<Acquire, 'ticket' | 'signal'>,
) => Promise<T>;

/** Pages are rendered one after the other. While others wait, each is followed by a pause as long as it took: half of the process is left to other requests. */
export function createRenderQueue(budget: WorkBudget): RenderQueue {
  const queue = createSemaphore({
    ...RENDERING,
    spent: budget.spentLately,
    refusal: 'Too many pages are being rendered.',
  });
  return (range, render, waits) =>
    new Promise((resolve, reject) => {
      const work = async () => {
        // On the built-in database rendering never yields to the event loop: other requests go first.
        await otherRequests();
        const start = performance.now();
        const page = range === null ? render() : budget.charge(range, render);
        page.then(resolve, reject);
        await page.catch(() => {});
        if (queue.waiting() > 0) await wait(Math.min(performance.now() - start, LONGEST_PAUSE));
      };
      if (range !== null && budget.isSpent(range))
        reject(new DomainError('RATE_LIMITED', 'Too many pages. Try again later.'));
      else
        queue(work, {
          ...waits,
          ...(range !== null && { caller: callerOf(range, WAITING_OF_RANGE, RENDERING.waiting) }),
        }).catch(reject);
    });
}

/** Looks up what an address names that is not cached: few at a time, charged and refused as rendering is. */
export function createLookUps(budget: WorkBudget): RenderQueue {
  const queue = createSemaphore({
    ...LOOKING_UP,
    spent: budget.spentLately,
    refusal: 'Too many pages are being looked up.',
  });
  return async (range, read) => {
    if (range === null) return queue(read);
    budget.refuseSpent(range);
    const caller = callerOf(range, WAITING_OF_RANGE, LOOKING_UP.waiting);
    return queue(() => budget.charge(range, read), { caller });
  };
}

/** The client IP range of a request; null when the address is that of a proxy. */
export function rangeOf(req: Request): string | null {
  return isSharedAddress(req) ? null : networkOf(req.ip ?? 'unknown');
}

/** Adds the range of this request to a page that waits in the turn of another range, until its client is gone. */
export function joinQueue(ticket: Ticket | undefined, req: Request): void {
  ticket?.join?.(callerOf(rangeOf(req) ?? '', WAITING_OF_RANGE, RENDERING.waiting), untilClosed(req.res!));
}
