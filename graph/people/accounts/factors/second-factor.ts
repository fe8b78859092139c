import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ErrorDetails } from '../../../core/errors.ts';
import { issueChallenge } from './challenges.ts';

/** What an account has besides its password. */
export interface Factors {
  totp: boolean;
  recovery: boolean;
  passkey: boolean;
}

export async function factorsOf(em: SqlEntityManager, userId: string): Promise<Factors> {
  const [factors] = await em.execute<Factors[]>(
    `select exists (select from totp where user_id = ? and confirmed_at is not null) as totp,
       exists (select from recovery_codes where user_id = ? and used_at is null) as recovery,
       exists (select from passkeys where user_id = ?) as passkey`,
    [userId, userId, userId],
  );
  return factors!;
}

/**
 * What a person who proved the password has to prove besides: how, and a new challenge for it. People with an authenticator app
 * are asked for a code, or for a passkey instead. Null: nothing. A passkey alone is not asked for: it may be lost.
 */
export async function secondFactor(
  em: SqlEntityManager,
  user: { id: string; passwordHash: string | null },
  now: Date,
): Promise<Required<Pick<ErrorDetails, 'challenge' | 'methods'>> | null> {
  const factors = await factorsOf(em, user.id);
  if (!factors.totp) return null;
  const methods = (['totp', 'recovery', 'passkey'] as const).filter((method) => factors[method]);
  return { challenge: await issueChallenge(em, 'code', user, now), methods };
}
