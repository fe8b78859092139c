import { vi } from 'vitest';
import { armFailpoints, type Failpoint } from '../../core/failpoint.ts';
import type { TestShop } from './test-shop.ts';

/**
 * Runs `action`, and `rival` in the middle of it, the first time that `name` is reached: the action waits for it.
 * Rejects when the failpoint is not reached, or with the rival's error.
 */
export async function atFailpoint<T>(
  name: Failpoint,
  rival: () => unknown,
  action: () => Promise<T>,
): Promise<T> {
  let reached = false;
  let failure: unknown;
  const disarm = armFailpoints(async (place) => {
    if (reached || place !== name) return;
    reached = true;
    try {
      await rival();
    } catch (error) {
      failure = error;
    }
  });
  try {
    const result = await action();
    if (!reached) throw new Error(`${name} was not reached.`);
    if (failure) throw failure;
    return result;
  } finally {
    disarm();
  }
}

/**
 * Runs `action` up to a place from which it never goes on, and cuts the connection of its open transaction, if there
 * is one: what the database and the provider see of a process that is killed there. It runs on a shop of its own,
 * whose pool is lost with it.
 */
export async function dieAt(shop: TestShop, name: Failpoint, action: () => Promise<unknown>): Promise<void> {
  const died = Promise.withResolvers<void>();
  const disarm = armFailpoints(async (place) => {
    if (place !== name) return;
    died.resolve();
    await new Promise(() => {});
  });
  const finished = action().then(() => {
    throw new Error(`${name} was not reached.`);
  });
  // What becomes of the client's call after that is of no interest.
  finished.catch(() => {});
  try {
    await Promise.race([died.promise, finished]);
  } finally {
    disarm();
  }
  await shop.em().execute(
    // Waits until it is gone, and its locks with it. Milliseconds.
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and state = 'idle in transaction'`,
  );
}

/** Resolves when a statement in the shop's database waits for a lock. */
export async function untilBlocked(shop: TestShop): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = await shop
        .em()
        .execute(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
      if (waiting.length === 0) throw new Error('Nobody waits.');
    },
    { timeout: 10_000, interval: 20 },
  );
}
