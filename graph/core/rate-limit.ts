import type { Context } from './context.ts';
import { DomainError } from './errors.ts';
import { RateLimitCount } from './rate-limit.entity.ts';

export interface RateLimit {
  /** Unique. */
  name: string;
  /** Uses within the window, in production. */
  most: number;
  minutes: number;
  /** The uses in plural, for the message. */
  what: string;
}

/** The parts of a context that limits need. */
export type LimitsContext = Pick<Context, 'em'> & {
  ports: Pick<Context['ports'], 'now'>;
  settings: Pick<Context['settings'], 'rateLimitFactor'>;
};

/**
 * Counts `times` uses by `whose`, the id of a person or a network. Counts are stored in the database, for all processes and
 * across restarts. Call it before the work that is limited, outside a transaction, so that a failure counts as well.
 * Throws RATE_LIMITED, with the time to wait, beyond the limit.
 */
export async function consume(
  { em, ports, settings }: LimitsContext,
  { name, most, minutes, what }: RateLimit,
  whose: string,
  times = 1,
): Promise<void> {
  const now = ports.now();
  const end = new Date(now.getTime() + minutes * 60_000);
  const key = `${name} ${whose}`;
  // An end later than a window from now was written by a clock that was ahead. A refused use writes nothing.
  const isOpen = 'limits.ends_at > ? and limits.ends_at <= excluded.ends_at';
  const [counted] = await em.execute<{ count: number }[]>(
    `insert into rate_limits as limits (key, count, ends_at) values (?, ?, ?)
     on conflict (key) do update set
       count = case when ${isOpen} then limits.count + excluded.count else excluded.count end,
       ends_at = case when ${isOpen} then limits.ends_at else excluded.ends_at end
     where not (${isOpen}) or limits.count < ?
     returning count`,
    [key, times, end, now, now, now, most * settings.rateLimitFactor],
  );
  if (counted) return;
  const { endsAt } = await em.findOneOrFail(RateLimitCount, { key }, { refresh: true });
  throw tooMany(what, endsAt.getTime() - now.getTime());
}

/** Throws RATE_LIMITED, with the same details, when one of the limits is reached. Counts nothing. */
export async function refuseUsedUp(
  { em, ports, settings }: LimitsContext,
  ...limits: [RateLimit, whose: string][]
): Promise<void> {
  const now = ports.now();
  const rows = limits.map(([{ name, most }, whose]) => [`${name} ${whose}`, most * settings.rateLimitFactor]);
  const used = await em.execute<{ key: string; endsAt: string }[]>(
    `select key, ends_at as "endsAt" from rate_limits
     join (values ${rows.map(() => '(?, ?::numeric)').join(', ')}) as limits (name, most) on key = name
     where ends_at > ? and count >= most`,
    [...rows.flat(), now],
  );
  const last = used.sort((a, b) => Number(new Date(b.endsAt)) - Number(new Date(a.endsAt)))[0];
  if (!last) return;
  const [reached] = limits.find(([{ name }, whose]) => `${name} ${whose}` === last.key)!;
  throw tooMany(reached.what, Number(new Date(last.endsAt)) - now.getTime());
}

/** RATE_LIMITED, with the time to wait in milliseconds. */
export function tooMany(what: string, waitMs: number): DomainError {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  const [count, unit] = minutes <= 120 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  const wait = count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new DomainError('RATE_LIMITED', `Too many ${what}. Try again in ${wait}.`, { retryAfter });
}
