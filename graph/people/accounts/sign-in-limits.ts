import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { countedNetworks } from '../../core/network-limits.ts';
import { networkOf } from '../../core/network-of.ts';
import { type LimitsContext, tooMany } from '../../core/rate-limit.ts';
import { SignInFailure } from './sign-in-failure.entity.ts';

/** Failures older than this do not count. Milliseconds. */
const failureWindow = 15 * 60_000;
/** Failures of one account from one address within the window after which that address is locked out of it. */
const maxOfAccount = 10;
/** Failures of any accounts from one address, in production. Many people may share an address. */
const maxOfAddress = 50;

/** What failures are counted against. */
export interface SignInAttempt {
  emailKey: string;
  /** As `networkOf` returns it. */
  address: string;
  /** Whether everybody has this address: then it is not locked for all accounts. */
  isShared: boolean;
}

/** An attempt of the client of a request to sign in to an account. */
export function attemptOf({ address, isAddressShared }: Context, emailKey: string): SignInAttempt {
  return { emailKey, address: networkOf(address), isShared: isAddressShared };
}

/** Failures of an account within the window, from everywhere, counted up to `most`. */
export function countFailures({ em, ports }: LimitsContext, emailKey: string, most: number): Promise<number> {
  const failedAt = { $gt: windowStart(ports.now()) };
  return em
    .find(SignInFailure, { emailKey, failedAt }, { fields: ['id'], limit: most })
    .then((found) => found.length);
}

/**
 * Throws RATE_LIMITED, with the time to wait, while the address has too many failures, for this account or for any. The
 * account itself is never locked, or anybody who knows its e-mail address could lock out its owner.
 */
export async function refuseWhileLocked(
  ctx: LimitsContext,
  { emailKey, address, isShared }: SignInAttempt,
): Promise<void> {
  const since = windowStart(ctx.ports.now());
  const limits = countedNetworks(address).flatMap(({ sql, times }) => {
    const from = { address: sql.operator === '=' ? sql.value : { $like: sql.value } };
    return [
      { of: { emailKey, ...from }, most: maxOfAccount * times },
      ...(isShared ? [] : [{ of: from, most: maxOfAddress * times * ctx.settings.rateLimitFactor }]),
    ];
  });
  for (const { of, most } of limits) {
    const [last] = await ctx.em.find(
      SignInFailure,
      { ...of, failedAt: { $gt: since } },
      { orderBy: { failedAt: 'desc' }, offset: most - 1, limit: 1 },
    );
    if (last) throw tooMany('failed attempts to sign in', last.failedAt.getTime() - since.getTime());
  }
}

/**
 * Records an attempt if it failed. Concurrent attempts of an address run one after the other here and check the limits
 * again, so that at most the limit of them learn whether their password was right. The others are rejected with
 * RATE_LIMITED, also with the right password.
 */
export async function settleAttempt(
  ctx: LimitsContext,
  attempt: SignInAttempt,
  right: boolean,
): Promise<void> {
  const failedAt = ctx.ports.now();
  const { emailKey, address } = attempt;
  await ctx.em.transactional(async (em) => {
    // All limits are per network, so the lock of the widest is enough.
    await em.execute('select pg_advisory_xact_lock(2, hashtext(?))', [
      countedNetworks(address).at(-1)!.network,
    ]);
    await refuseWhileLocked({ ...ctx, em }, attempt);
    if (!right) em.create(SignInFailure, { emailKey, address, failedAt });
  });
}

/** Deletes the failures that no longer count. */
export async function deleteOldFailures(em: SqlEntityManager, now: Date): Promise<void> {
  await em.nativeDelete(SignInFailure, { failedAt: { $lte: windowStart(now) } });
}

function windowStart(now: Date): Date {
  return new Date(now.getTime() - failureWindow);
}
