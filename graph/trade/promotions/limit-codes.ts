import type { Context } from '../../core/context.ts';
import { networkLimits } from '../../core/network-limits.ts';
import { consume, type RateLimit, refuseUsedUp } from '../../core/rate-limit.ts';

/** Unknown codes of a person; of the network of somebody without a session. */
const ofPerson: RateLimit = { name: 'unknown codes', most: 20, minutes: 60, what: 'unknown codes' };
/** Unknown codes of a network, whose people may be many. */
const ofNetwork: RateLimit = { ...ofPerson, name: 'unknown codes of a network', most: 100 };

function counts(ctx: Context): [RateLimit, string][] {
  const person = ctx.actor.viewer ?? ctx.actor.buyer;
  const own: [RateLimit, string][] = person ? [[ofPerson, person.id]] : networkLimits(ctx, ofPerson);
  return [...own, ...networkLimits(ctx, ofNetwork)];
}

/**
 * Refuses codes, right ones too, of a person or a network that has tried too many unknown ones: else guessing could go on.
 * Errors: RATE_LIMITED.
 */
export function refuseGuessing(ctx: Context): Promise<void> {
  return refuseUsedUp(ctx, ...counts(ctx));
}

/** Counts codes that are unknown. Errors: RATE_LIMITED. */
export async function countUnknown(ctx: Context, times: number): Promise<void> {
  for (const [limit, whose] of counts(ctx)) await consume(ctx, limit, whose, times);
}
