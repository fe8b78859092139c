import { DomainError } from './errors.ts';

/** When a place in a full queue may be free. Seconds. */
const SOON = 5;

interface QueueLimits {
  /** How many jobs run at once. */
  running: number;
  /** How many may wait in each lane. */
  waiting: number;
  /** Message of the error when there is no room. */
  refusal: string;
}

/** Where a job waits when it cannot run at once. */
interface Place {
  /** Jobs of the lane `later` start when none waits in the lane `first`. */
  lane?: 'first' | 'later';
  /** Whose job it is, and how many jobs of the same caller may wait in all. */
  caller?: { key: string; most: number };
}

interface Waiting {
  start: () => void;
  key: string | undefined;
}

/**
 * Runs jobs in turn, a few at a time. The function it returns throws RATE_LIMITED when too many wait; its `waiting`
 * counts them.
 */
export function workQueue({ running: maxRunning, waiting: maxWaiting, refusal }: QueueLimits) {
  let running = 0;
  const lanes: Record<'first' | 'later', Waiting[]> = { first: [], later: [] };
  const all = () => [...lanes.first, ...lanes.later];
  const hasRoom = ({ lane = 'first', caller }: Place) =>
    lanes[lane].length < maxWaiting &&
    (!caller || all().filter(({ key }) => key === caller.key).length < caller.most);
  const inTurn = async <T>(work: () => Promise<T>, place: Place = {}): Promise<T> => {
    if (running < maxRunning) running += 1;
    else if (hasRoom(place)) {
      const lane = lanes[place.lane ?? 'first'];
      await new Promise<void>((start) => lane.push({ start, key: place.caller?.key }));
    } else throw new DomainError('RATE_LIMITED', refusal, { retryAfter: SOON });
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that nobody can slip in between.
      const next = lanes.first.shift() ?? lanes.later.shift();
      if (next) next.start();
      else running -= 1;
    }
  };
  return Object.assign(inTurn, { waiting: () => lanes.first.length + lanes.later.length });
}
