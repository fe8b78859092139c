import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from './context.ts';
import { DomainError } from './errors.ts';
import { RateLimitCount } from './rate-limit.entity.ts';

export interface RateLimit {
  /** Unlike that of any other limit. */
  name: string;
  /** How often within the window, in production. */
  most: number;
  minutes: number;
  /** What there is too much of, as the message says it. */
  what: string;
}

/**
 * Counts one more for a person's id or a network, in the database, so that all processes count together and a restart
 * forgives nothing. Call it before the work that is limited, outside a transaction, so that a failure counts as well.
 * Throws RATE_LIMITED, with the time to wait, beyond the limit.
 */
export async function consume(
  {
    em,
    ports,
    settings,
  }: {
    em: Context['em'];
    ports: Pick<Context['ports'], 'now'>;
    settings: Pick<Context['settings'], 'rateLimitFactor'>;
  },
  { name, most, minutes, what }: RateLimit,
  whose: string,
): Promise<void> {
  const now = ports.now();
  const end = new Date(now.getTime() + minutes * 60_000);
  const key = `${name} ${whose}`;
  // A later end than a window from now was written by a clock that was ahead. What is refused writes nothing.
  const isOpen = 'limits.ends_at > ? and limits.ends_at <= excluded.ends_at';
  const [counted] = await em.execute<{ count: number }[]>(
    `insert into rate_limits as limits (key, count, ends_at) values (?, 1, ?)
     on conflict (key) do update set
       count = case when ${isOpen} then limits.count + 1 else 1 end,
       ends_at = case when ${isOpen} then limits.ends_at else excluded.ends_at end
     where not (${isOpen}) or limits.count < ?
     returning count`,
    [key, end, now, now, now, most * settings.rateLimitFactor],
  );
  if (counted) return;
  const { endsAt } = await em.findOneOrFail(RateLimitCount, { key }, { refresh: true });
  throw tooMany(what, endsAt.getTime() - now.getTime());
}

/** The error of who has to wait so many milliseconds. */
export function tooMany(what: string, waitMs: number): DomainError {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  const [count, unit] = minutes <= 120 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  const wait = count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new DomainError('RATE_LIMITED', `Too many ${what}. Try again in ${wait}.`, { retryAfter });
}

/** Deletes the counts whose windows have ended. */
export async function deleteOldCounts(em: SqlEntityManager, now: Date): Promise<void> {
  await em.nativeDelete(RateLimitCount, { endsAt: { $lte: now } });
}
