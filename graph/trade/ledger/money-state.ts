import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { moneyCheck } from './money-check.ts';
import type { MoneyCheck, MoneyState, MoneySummary } from './money-check.types.ts';

const MINUTE = 60_000;
const AGES = { staleAfter: 5 * MINUTE, ttl: 60 * MINUTE };
/** Of a check that a job makes. */
const MAX_AGE = 30 * MINUTE;

/**
 * What the money check says in one word, up to an hour old: it is checked again in the background once it is five minutes old. Errors:
 * MONEY_CHECK_PENDING.
 */
export function moneyState(ctx: Context): Promise<MoneySummary> {
  const read = async () => {
    const check = await moneyCheck(ctx, { maxAge: MAX_AGE });
    return { state: stateOf(check), checkedAt: check.checkedAt };
  };
  return ctx.ports.cache.staleWhileRevalidate(cacheKey('money state'), read, AGES);
}

function stateOf({ providerAnswered, sums, underway, problems, brokenRules }: MoneyCheck): MoneyState {
  const isUneven = sums.some((sum) => sum.captured - sum.refunded - sum.paid - sum.underway !== 0);
  if (problems.length + brokenRules.length > 0 || isUneven) return 'DIFFERS';
  if (!providerAnswered) return 'UNKNOWN';
  return underway.length === 0 ? 'ADDS_UP' : 'UNDERWAY';
}
