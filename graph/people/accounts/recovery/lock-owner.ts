import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { EventSource } from '../../../core/record-event.ts';
import { reclaimAccount } from '../reclaim-account.ts';
import { SignInFailure } from '../sign-in-failure.entity.ts';
import { findToken, tokenInvalid, useToken } from '../tokens/tokens.ts';
import { voidLinks } from '../tokens/void-links.ts';
import { User } from '../user.entity.ts';

interface Owner {
  user: User;
  /** The staff who asked for the link, if staff did. */
  startedBy: string | null;
}

/**
 * Uses up a token that proves who reads the mails of an account, and returns that account, locked. Other links for the same
 * are void then. Its address counts as verified, and failed attempts to sign in to it are forgotten. An account whose address nobody
 * had confirmed is reclaimed. Errors: TOKEN_INVALID, also when the account was deleted or has another address since.
 */
export async function lockOwner(
  em: SqlEntityManager,
  token: string,
  purpose: 'reset' | 'sign_in',
  source: EventSource,
): Promise<Owner> {
  const now = source.ports.now();
  // The account is locked before its tokens, so that two links of it do not wait for each other.
  const { userId: id, emailKey } = await findToken(em, token, [purpose], now);
  const user = await em.findOne(
    User,
    { id, emailKey, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!user) throw tokenInvalid();
  const { startedBy = null } = await useToken(em, token, purpose, now);
  await voidLinks(em, id, [purpose], now);
  if (!user.emailVerifiedAt) await reclaimAccount(em, source, user);
  user.emailVerifiedAt ??= now;
  await em.nativeDelete(SignInFailure, { emailKey });
  return { user, startedBy };
}
