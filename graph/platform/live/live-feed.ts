import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import { type FeedEvent, feedEnd, readEvents } from '../../core/read-events.ts';
import { readPresences } from './read-presences.ts';
import { type Change, changeOf, concernsRightsOf, type Topic } from './topics.ts';

const LOOK_MS = 1_000;
/** Most events that are read at once. What is left is read by the next look. */
const BATCH = 500;
/** Looks between two signs of life, which keep proxies from closing the connection. */
const LOOKS_UNTIL_SIGN = 25;
/** Most connections of an account, and of all in this process. */
const MOST_OF_ONE = 10;
const MOST = 500;

/** A connection of a member of the staff. */
export interface Listener {
  accountId: string;
  topics: ReadonlySet<Topic>;
  onChange: (change: Change) => void;
  onSign: () => void;
  /** The rights of the account have changed, or the process stops: the connection is to be made again. */
  onEnd: () => void;
}

export type LiveFeed = ReturnType<typeof createLiveFeed>;

/**
 * Passes what the events of all processes change to the listeners of this one, within about a second. It reads only while somebody listens.
 * `beforeChange` runs before they are notified: what they load again must be no older.
 */
export function createLiveFeed(
  fork: () => SqlEntityManager,
  isStopping: () => boolean,
  { beforeChange = () => {} }: { beforeChange?: () => void } = {},
) {
  const listeners = new Set<Listener>();
  /** Looks follow each other while somebody listens. */
  let isLooking = false;
  let cursor = '';
  let looks = 0;
  let presences = '';

  const look = async () => {
    if (isStopping()) for (const { onEnd } of listeners) onEnd();
    // Without the database nothing changes. The next look goes on behind the same event.
    const events = await readEvents(fork(), cursor, BATCH).catch(() => []);
    cursor = events.at(-1)?.cursor ?? cursor;
    const before = presences;
    presences = await readPresences(fork()).catch(() => before);
    if (events.length > 0) beforeChange();
    for (const listener of [...listeners]) pass(events, presences !== before, listener);
    if (++looks % LOOKS_UNTIL_SIGN === 0) for (const { onSign } of listeners) onSign();
    isLooking = listeners.size > 0;
    if (isLooking) setTimeout(look, LOOK_MS).unref();
  };

  return {
    /** Resolves to how to stop listening; everything that happens from then on is passed. Errors: RATE_LIMITED. */
    async listen(listener: Listener): Promise<() => void> {
      const end = await feedEnd(fork());
      const open = await readPresences(fork());
      const own = [...listeners].filter(({ accountId }) => accountId === listener.accountId);
      if (own.length >= MOST_OF_ONE || listeners.size >= MOST)
        throw new DomainError('RATE_LIMITED', 'Too many screens follow changes. Close some of them.', {
          retryAfter: 30,
        });
      listeners.add(listener);
      if (!isLooking) {
        isLooking = true;
        cursor = end;
        presences = open;
        setTimeout(look, LOOK_MS).unref();
      }
      return () => void listeners.delete(listener);
    },
  };
}

function pass(
  events: readonly FeedEvent[],
  isOpenedOrClosed: boolean,
  { accountId, topics, onChange, onEnd }: Listener,
): void {
  const change = changeOf(events, topics, isOpenedOrClosed);
  if (change) onChange(change);
  if (concernsRightsOf(accountId, events)) onEnd();
}
