import { createHash, randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../../core/errors.ts';
import { User } from '../user.entity.ts';
import { Challenge } from './challenge.entity.ts';

/** How long a challenge can be answered. Milliseconds. */
const lifetime = 5 * 60_000;

interface Challenged {
  id: string;
  passwordHash: string | null;
}

/** Stores a new challenge, for a person or for anybody, and returns it. */
export async function issueChallenge(
  em: SqlEntityManager,
  kind: Challenge['kind'],
  user: Challenged | null,
  now: Date,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await em.insert(Challenge, {
    hash: hash(challenge),
    kind,
    user: user?.id ?? null,
    password: user?.passwordHash ? hash(user.passwordHash) : null,
    expiresAt: new Date(now.getTime() + lifetime),
  });
  return challenge;
}

/** The person who proved the password and was asked for a code. Errors: TOKEN_INVALID, also when the password was changed since. */
export async function challengedUser(em: SqlEntityManager, challenge: string, now: Date): Promise<User> {
  const asked = await em.findOne(Challenge, {
    hash: hash(challenge),
    kind: 'code',
    expiresAt: { $gt: now },
  });
  if (!asked?.user) throw challengeEnded();
  const user = await em.findOne(User, { id: asked.user.id, deletedAt: null });
  if (!user?.passwordHash || asked.password !== hash(user.passwordHash)) throw challengeEnded();
  return user;
}

/** Uses a challenge up: of concurrent uses one succeeds. Errors: TOKEN_INVALID for one that is unknown, used or expired. */
export async function useChallenge(
  em: SqlEntityManager,
  kind: Challenge['kind'],
  challenge: string,
  user: { id: string } | null,
  now: Date,
): Promise<void> {
  const used = await em.nativeDelete(Challenge, {
    hash: hash(challenge),
    kind,
    user: user?.id ?? null,
    expiresAt: { $gt: now },
  });
  if (used === 0) throw challengeEnded();
}

function challengeEnded(): DomainError {
  return new DomainError('TOKEN_INVALID', 'This took too long or was done before. Please start again.');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
