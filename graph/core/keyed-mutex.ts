import type { KeyedMutex } from './ports.ts';

/**
 * A keyed mutex with a timeout: work on a key begins after the work on that key that this process is doing already,
 * since it may find nothing left to do. It is an optimisation, not a lock: after `timeoutMs` the work begins all the
 * same, and other processes are not excluded. What must not happen twice is locked in the database.
 */
export function createKeyedMutex(timeoutMs = 500): KeyedMutex {
  const running = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const earlier = running.get(key);
    if (earlier) await atMost(timeoutMs, earlier);
    const result = work();
    const end = result.then(
      () => {},
      () => {},
    );
    running.set(key, end);
    void end.then(() => running.get(key) === end && running.delete(key));
    return result;
  };
}

async function atMost(timeoutMs: number, earlier: Promise<unknown>): Promise<void> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, timeoutMs);
  await Promise.race([earlier, timeout]);
  clearTimeout(timer);
}
