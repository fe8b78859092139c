import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { SignInFailure } from './sign-in-failure.entity.ts';

const minute = 60_000;
/** Failures older than this are forgotten. Milliseconds. */
const failureWindow = 15 * minute;
/** Failures within the window after which an account, or an address, is locked. Many people may share an address. */
const maxFailures = { emailKey: 10, address: 50 };

/** What failures are counted against. */
export interface Attempt {
  emailKey: string;
  address: string;
}

/** Throws RATE_LIMITED, saying when to try again, while the account or the address has too many failures. */
export async function refuseWhileLocked(em: SqlEntityManager, attempt: Attempt, now: Date): Promise<void> {
  const since = new Date(now.getTime() - failureWindow);
  for (const key of ['emailKey', 'address'] as const) {
    const [last] = await em.find(
      SignInFailure,
      { [key]: attempt[key], failedAt: { $gt: since } },
      { orderBy: { failedAt: 'desc' }, offset: maxFailures[key] - 1, limit: 1 },
    );
    if (!last) continue;
    const minutes = Math.ceil((last.failedAt.getTime() - since.getTime()) / minute);
    const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
    throw new DomainError('RATE_LIMITED', `Too many failed attempts to sign in. Try again in ${wait}.`);
  }
}

/**
 * Counts an attempt if it failed. Attempts that run at the same time line up here and are judged again, so that no more
 * than the limit of them learn whether their password was right; the others get RATE_LIMITED whatever it was.
 */
export async function settleAttempt(
  ctx: Pick<Context, 'em'> & { ports: Pick<Context['ports'], 'now'> },
  attempt: Attempt,
  right: boolean,
): Promise<void> {
  const now = ctx.ports.now();
  await ctx.em.transactional(async (em) => {
    // Always account before address: two attempts cannot wait for each other.
    await em.execute('select pg_advisory_xact_lock(1, hashtext(?))', [attempt.emailKey]);
    await em.execute('select pg_advisory_xact_lock(2, hashtext(?))', [attempt.address]);
    await refuseWhileLocked(em, attempt, now);
    if (!right) em.create(SignInFailure, { ...attempt, failedAt: now });
  });
}

/** Deletes the failures that no longer count. */
export async function deleteOldFailures(em: SqlEntityManager, now: Date): Promise<void> {
  await em.nativeDelete(SignInFailure, { failedAt: { $lte: new Date(now.getTime() - failureWindow) } });
}

/** Whom an address stands for: itself, or its /64 for IPv6, all of which one customer holds. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head, tail] = plain.split('::').map((part) => (part ? part.split(':') : []));
  const zeros = tail ? Array<string>(8 - head!.length - tail.length).fill('0') : [];
  return `${[...head!, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')}::/64`;
}
