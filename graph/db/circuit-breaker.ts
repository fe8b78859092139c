import { setTimeout as wait } from 'node:timers/promises';

/** A call that has been pending for this long starts a probe, and again after as long. Milliseconds. */
const SUSPECT_MS = 500;
/**
 * Time limit of a probe: two seconds, in which a database that is merely busy accepts or refuses a connection. Counted
 * in steps, so that in a process too busy to read the reply it passes more slowly.
 */
const STEPS = 20;
const STEP_MS = 100;
/** Pause between two probes while the breaker is open. Milliseconds. */
const PAUSE_MS = 250;

export interface PendingCall {
  /** Rejects when the breaker opens, and otherwise never settles. */
  opened: Promise<never>;
  end(): void;
}

/**
 * A circuit breaker for a database that has frozen or whose machine is gone. It opens when a call is pending for long
 * and `probe` does not resolve within its time limit: all pending calls are rejected, and new ones throw. There is no
 * half-open state in which calls are tried: it closes when a probe resolves. `probe` connects anew, and resolves on any
 * reply. Returns a function that begins a call; its errors have the code ETIMEDOUT.
 */
export function circuitBreaker(probe: (signal: AbortSignal) => Promise<unknown>): () => PendingCall {
  const pending = new Set<(error: Error) => void>();
  let state: 'closed' | 'open' = 'closed';
  let isProbing = false;

  const check = async () => {
    if (isProbing) return;
    isProbing = true;
    while (!(await resolvesInTime(probe))) {
      state = 'open';
      for (const reject of pending) reject(noAnswer());
      await wait(PAUSE_MS, undefined, { ref: false });
    }
    state = 'closed';
    isProbing = false;
  };
  return () => {
    if (state === 'open') throw noAnswer();
    const { promise, reject } = Promise.withResolvers<never>();
    promise.catch(() => {});
    const timer = setInterval(() => void check(), SUSPECT_MS);
    timer.unref();
    pending.add(reject);
    return {
      opened: promise,
      end() {
        clearInterval(timer);
        pending.delete(reject);
      },
    };
  };
}

async function resolvesInTime(probe: (signal: AbortSignal) => Promise<unknown>): Promise<boolean> {
  const stop = new AbortController();
  const resolved = probe(stop.signal).then(() => true);
  const late = async () => {
    for (let step = 0; step < STEPS && !stop.signal.aborted; step++)
      await wait(STEP_MS, undefined, { ref: false });
    return false;
  };
  const inTime = await Promise.race([resolved, late()]);
  stop.abort();
  return inTime;
}

function noAnswer(): Error {
  return Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' });
}
