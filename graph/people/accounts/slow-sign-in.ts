import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { createNetworkCounts } from '../../core/network-limits.ts';
import { countFailures, type SignInAttempt } from './sign-in-limits.ts';

/** Failures of an account within the window, from any address, that cause no delay. */
const FREE_FAILURES = 20;
const STEP_MS = 250;
const MOST_MS = 5_000;
/** Failures beyond this number do not increase the delay. */
const COUNTED = FREE_FAILURES + MOST_MS / STEP_MS;

/** Most attempts that wait at once in this process, of one address and of all. */
const MOST_OF_ADDRESS = 4;
const MOST_OF_ALL = 1_000;

/** Waiting attempts by network; by network and account where everybody has the network. */
const waiting = createNetworkCounts();
let allWaiting = 0;

/** Delay of an attempt on an account with so many failures. Milliseconds. */
export function delayAfter(failures: number): number {
  return Math.min(Math.max(0, failures - FREE_FAILURES) * STEP_MS, MOST_MS);
}

/**
 * Delays an attempt on an account with many failures, from any addresses. Meanwhile it holds no connection and no place
 * in the hashing queue. Rejects with RATE_LIMITED when too many attempts wait.
 */
export async function slowSignIn(
  ctx: Context,
  { emailKey, address, isShared }: SignInAttempt,
): Promise<void> {
  const ms = delayAfter(await countFailures(ctx, emailKey, COUNTED));
  if (ms === 0) return;
  const key = isShared ? `${address} ${emailKey}` : address;
  const most = MOST_OF_ADDRESS * ctx.settings.rateLimitFactor;
  if (waiting.isAbove(key, most, 1) || allWaiting >= MOST_OF_ALL) {
    const message = 'Too many attempts to sign in at once. Please try again in a moment.';
    throw new DomainError('RATE_LIMITED', message, { retryAfter: Math.ceil(ms / 1000) });
  }
  waiting.add(key, 1);
  allWaiting += 1;
  try {
    await ctx.ports.wait(ms);
  } finally {
    waiting.add(key, -1);
    allWaiting -= 1;
  }
}
