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
 * Runs `action` up to a failpoint at which it stops for good, and cuts the connection of its open transaction, if there
 * is one. The database and the provider see the same as when the process is killed there. `action` runs on a separate
 * shop, whose connection pool is lost.
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
  // The outcome of the client's request does not matter after that.
  finished.catch(() => {});
  try {
    await Promise.race([died.promise, finished]);
  } finally {
    disarm();
  }
  await shop.em().execute(
    // Waits until the session and its locks are gone. Milliseconds.
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and state = 'idle in transaction'`,
  );
}

/** Resolves when so many statements in the shop's database wait for a lock. */
export async function untilBlocked(shop: TestShop, count = 1): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = await shop
        .em()
        .execute(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
      if (waiting.length < count) throw new Error(`${waiting.length} of ${count} wait.`);
    },
    { timeout: 10_000, interval: 20 },
  );
}
