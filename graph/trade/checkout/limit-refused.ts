import { agentOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { networkLimits } from '../../core/network-limits.ts';
import { consume, type RateLimit, refuseUsedUp } from '../../core/rate-limit.ts';

/** Each may price a long cart. A shopper corrects a cart a few times; a robot sends refused ones forever. */
const ofPerson: RateLimit = { name: 'refused starts', most: 60, minutes: 60, what: 'refused checkouts' };
const ofNetwork: RateLimit = { ...ofPerson, name: 'refused starts of a network', most: 300 };

/** Counts the refusals of buying for their person, and beyond the limit refuses more work. Staff are not counted. Errors: RATE_LIMITED. */
export const limitRefusedOfPerson = <T>(ctx: Context, user: string, work: () => Promise<T>): Promise<T> =>
  limitRefused(ctx, [[ofPerson, user]], work);

/** The same for their network as well: not for what is paid already, which no stranger may keep from being ordered. */
export const limitRefusedStarts = <T>(ctx: Context, user: string, work: () => Promise<T>): Promise<T> =>
  limitRefused(ctx, [[ofPerson, user], ...networkLimits(ctx, ofNetwork)], work);

async function limitRefused<T>(
  ctx: Context,
  limits: [RateLimit, string][],
  work: () => Promise<T>,
): Promise<T> {
  if (agentOf(ctx.actor)) return work();
  await refuseUsedUp(ctx, ...limits);
  try {
    return await work();
  } catch (error) {
    const isRefusal = error instanceof DomainError && error.code !== 'PAYMENT_PROVIDER_UNAVAILABLE';
    if (isRefusal) for (const [limit, whose] of limits) await consume(ctx, limit, whose);
    throw error;
  }
}
