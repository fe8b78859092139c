import type { Failpoints } from './declarations.ts';

/**
 * Failpoints between two steps of a use case, where a test runs a concurrent action or ends the process. Without a test
 * they do nothing. A name says what has just been done.
 */
export type Failpoint = keyof Failpoints;
type Visitor = (name: Failpoint) => Promise<void>;

let visitor: Visitor | null = null;

/** Marks a failpoint. Unless armed it costs one comparison. */
export async function failpoint(name: Failpoint): Promise<void> {
  if (visitor) await visitor(name);
}

/** Makes every failpoint call `visit`. Returns a function that ends this. For tests. */
export function armFailpoints(visit: Visitor): () => void {
  visitor = visit;
  return () => {
    visitor = null;
  };
}

/**
 * Kills this process by SIGKILL when it reaches a failpoint. `setting` is the variable FAILPOINT, such as
 * "payment.captured:crash", or "payment.captured:crash:3" for the third time that it does. Throws an Error of one
 * sentence in production, for a name that is not in `names` and for a count below 1.
 */
export function crashAt(setting: string, production: boolean, names: readonly string[]): void {
  if (production) throw new Error('FAILPOINT is for tests and is refused in production: unset it.');
  const [, place = '', times = '1'] = /^([\w.]+):crash(?::([1-9]\d*))?$/.exec(setting) ?? [];
  if (!names.includes(place))
    throw new Error(
      `FAILPOINT must be one of ${names.join(', ')}, followed by ":crash" or ":crash:" and a count from 1.`,
    );
  let left = Number(times);
  armFailpoints(async (name) => {
    if (name === place && --left === 0) process.kill(process.pid, 'SIGKILL');
  });
}
