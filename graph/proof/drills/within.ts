import { setTimeout as wait } from 'node:timers/promises';

/** What `work` resolves to; throws an Error of `sentence` when that takes longer than `ms`. */
export async function within<T>(ms: number, work: Promise<T>, sentence: string): Promise<T> {
  const stop = new AbortController();
  const late = wait(ms, undefined, { signal: stop.signal }).then(() => {
    throw new Error(sentence);
  });
  late.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
  }
}
