import { LRUCache } from 'lru-cache';
import type { Context } from './context.ts';
import type { SharedReads } from './ports.ts';

/** How long an answer may be given again, when no edit ends it before. Milliseconds. */
const LIFE = 2_000;
/** Room for answers; the one that was not asked for longest goes first. */
const MOST = 2_000;
/** After this long a lasting answer is read anew, while the old one is still given. Milliseconds. */
const LASTING = 10_000;
/** Longer than this nothing is given. Milliseconds. */
const TOO_OLD = 60_000;

interface Lasting {
  answer: Promise<unknown>;
  readAt: number;
  isBeingRead: boolean;
}

/**
 * Keeps answers in this process. `isOn` says whether it may from the start. `now` is a time in milliseconds that is
 * never put back, as the machine's clock may be.
 */
export function createSharedReads({ isOn = true, now = () => performance.now() } = {}): SharedReads {
  const kept = new LRUCache<string, Promise<unknown>>({
    maxSize: MOST,
    ttl: LIFE,
    // Whole pages are large: they go when their time is over, not when their place is needed.
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: { now },
  });
  const lasting = new LRUCache<string, Lasting>({ max: MOST, ttl: TOO_OLD, ttlResolution: 0, perf: { now } });

  return {
    of<T>(
      question: string,
      read: () => Promise<T>,
      { isWorth = () => true, room = 1 }: { isWorth?: (answer: T) => boolean; room?: number } = {},
    ) {
      const known = isOn && (kept.get(question) as Promise<T> | undefined);
      if (known) return known;
      const answer = read();
      if (!isOn) return answer;
      // Kept before it is there, so that who asks meanwhile waits for the same one; and an edit meanwhile drops it.
      kept.set(question, answer, { size: room });
      const drop = () => kept.peek(question) === answer && kept.delete(question);
      answer.then((value) => isWorth(value) || drop(), drop);
      return answer;
    },
    lasting<T>(question: string, read: () => Promise<T>) {
      const known = lasting.get(question);
      if (known && (known.isBeingRead || now() - known.readAt < LASTING)) return known.answer as Promise<T>;
      const answer = read();
      const fresh = { answer, readAt: now(), isBeingRead: false };
      if (known) {
        known.isBeingRead = true;
        answer.then(
          () => lasting.set(question, fresh),
          () => (known.isBeingRead = false),
        );
        return known.answer as Promise<T>;
      }
      lasting.set(question, fresh);
      answer.catch(() => lasting.delete(question));
      return answer;
    },
    lasts: (question) => lasting.has(question),
    evict: () => kept.clear(),
    turn(on) {
      isOn = on;
      kept.clear();
    },
  };
}

/** Reads everything anew. */
export const unsharedReads: SharedReads = {
  of: (_question, read) => read(),
  lasting: (_question, read) => read(),
  lasts: () => false,
  evict: () => {},
  turn: () => {},
};

/**
 * For guests what another guest was answered just now; whoever is signed in reads the database, and so sees their own
 * changes at once, whichever process they come to.
 */
export function sharedByGuests<T>(ctx: Context, question: string, read: () => Promise<T>): Promise<T> {
  return ctx.viewer ? read() : ctx.ports.shared.of(question, read);
}
