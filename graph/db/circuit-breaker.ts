import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds after which whoever waits makes it worth asking whether the database still answers at all. */
const SUSPECT_MS = 500;
/**
 * Two seconds, in which a database that is merely busy takes a connection or refuses it. Counted in steps, so that a
 * process too busy to read the answer counts slower.
 */
const STEPS = 20;
const STEP_MS = 100;
/** Milliseconds between two questions while it is silent. */
const PAUSE_MS = 250;

/** Somebody who waits for the database. */
export interface Waiting {
  /** Rejects when the database has fallen silent, and otherwise never settles. */
  silent: Promise<never>;
  end(): void;
}

/**
 * Tells a database that has frozen, or whose machine is gone, from one that is slow. While somebody waits for long,
 * `answers` is asked whether there is any answer to a new connection; it must resolve to anything as soon as there is.
 * Without one everybody who waits is told, and whoever comes is refused at once, until it answers again.
 */
export function circuitBreaker(answers: (signal: AbortSignal) => Promise<unknown>): () => Waiting {
  const waiting = new Set<(error: Error) => void>();
  let silent = false;
  let asking = false;

  const ask = async () => {
    if (asking) return;
    asking = true;
    silent = !(await answersInTime(answers));
    while (silent) {
      for (const tell of waiting) tell(noAnswer());
      await wait(PAUSE_MS, undefined, { ref: false });
      silent = !(await answersInTime(answers));
    }
    asking = false;
  };
  return () => {
    if (silent) throw noAnswer();
    const { promise, reject } = Promise.withResolvers<never>();
    promise.catch(() => {});
    const timer = setInterval(() => void ask(), SUSPECT_MS);
    timer.unref();
    waiting.add(reject);
    return {
      silent: promise,
      end() {
        clearInterval(timer);
        waiting.delete(reject);
      },
    };
  };
}

async function answersInTime(answers: (signal: AbortSignal) => Promise<unknown>): Promise<boolean> {
  const stop = new AbortController();
  const answered = answers(stop.signal).then(() => true);
  const late = async () => {
    for (let step = 0; step < STEPS && !stop.signal.aborted; step++)
      await wait(STEP_MS, undefined, { ref: false });
    return false;
  };
  const inTime = await Promise.race([answered, late()]);
  stop.abort();
  return inTime;
}

function noAnswer(): Error {
  return Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' });
}
