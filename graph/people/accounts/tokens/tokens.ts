import { createHash, randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { consumeOfNetwork } from '../../../core/network-limits.ts';
import { Token } from './token.entity.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long a token can be used. Milliseconds. */
const lifetime: Record<Token['purpose'], number> = {
  reset: 30 * minute,
  sign_in: 15 * minute,
  verify: 7 * day,
  new_email: 7 * day,
  invite: 7 * day,
  order: 90 * day,
  payment: 14 * day,
  claim: 7 * day,
  unsubscribe: 365 * day,
  review: 90 * day,
  review_stop: 365 * day,
};

/** Wrong ones of a network. */
const uses = { name: 'token', most: 60, minutes: 60, what: 'links' };

/** Who a token was issued for, and the address that it was mailed to. */
export interface TokenOwner {
  userId: string;
  emailKey: string;
  /** The order that a link shows, if it shows one. */
  orderId?: string | null;
  /** The invitation that a link accepts, if it accepts one. */
  invitationId?: string | null;
  /** The staff who asked for it, if staff did. */
  startedBy?: string | null;
}

/** When a token expires that is issued now. */
export function expiryOf(purpose: Token['purpose'], now: Date): Date {
  return new Date(now.getTime() + lifetime[purpose]);
}

/** Stores a new token for a person and returns it, to be mailed to that address. */
export async function issueToken(
  em: SqlEntityManager,
  purpose: Token['purpose'],
  { userId: user, emailKey, orderId = null, invitationId = null, startedBy = null }: TokenOwner,
  now: Date,
): Promise<string> {
  const { token, hash } = newToken();
  const expiresAt = expiryOf(purpose, now);
  await em.insert(Token, { hash, user, purpose, emailKey, orderId, invitationId, startedBy, expiresAt });
  return token;
}

/** How old a link may be to spare another mail. Milliseconds. */
const FRESH = 15 * minute;

/**
 * Whether a link of this purpose was mailed to its owner so lately that it is good for half of its time, a quarter of an hour at most, and
 * was not used.
 */
export async function hasFreshToken(
  em: SqlEntityManager,
  purpose: Token['purpose'],
  { userId: user, emailKey, orderId = null }: TokenOwner,
  now: Date,
): Promise<boolean> {
  const expiresAt = {
    $gt: new Date(expiryOf(purpose, now).getTime() - Math.min(FRESH, lifetime[purpose] / 2)),
  };
  return (await em.count(Token, { purpose, user, emailKey, orderId, usedAt: null, expiresAt })) > 0;
}

/**
 * The owner of a token, as `findToken` returns it. Call it before the work that the token allows. Only wrong tokens are counted, and a right
 * one passes however many there were: it has 256 bits, so nobody finds it by trying. Errors: TOKEN_INVALID, RATE_LIMITED.
 */
export function checkToken(
  ctx: Context,
  token: string,
  purposes: readonly Token['purpose'][],
): Promise<TokenOwner> {
  return countingWrong(ctx, () => findToken(ctx.em, token, purposes, ctx.ports.now()));
}

/** What `find` returns; TOKEN_INVALID is counted by the network of the client. Errors: RATE_LIMITED, and those of `find`. */
export async function countingWrong<T>(ctx: Context, find: () => Promise<T>): Promise<T> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof DomainError && error.code === 'TOKEN_INVALID') await consumeOfNetwork(ctx, uses);
    throw error;
  }
}

/**
 * Uses up a token, in the transaction of what it allows. Of concurrent uses one succeeds. Errors: TOKEN_INVALID for one
 * that is unknown, used or expired, in the same words.
 */
export async function useToken(
  em: SqlEntityManager,
  token: string,
  purpose: Token['purpose'],
  now: Date,
): Promise<TokenOwner> {
  const [owner] = await em.execute<TokenOwner[]>(
    `update tokens set used_at = ? where hash = ? and purpose = ? and used_at is null and expires_at > ?
     returning user_id as "userId", email_key as "emailKey", invitation_id as "invitationId",
       started_by as "startedBy"`,
    [now, hashToken(token), purpose, now],
  );
  if (!owner) throw tokenInvalid();
  return owner;
}

/** The owner of a token of one of these purposes that can be used; it stays usable. Errors: TOKEN_INVALID. */
export async function findToken(
  em: SqlEntityManager,
  token: string,
  purposes: readonly Token['purpose'][],
  now: Date,
): Promise<TokenOwner> {
  const hash = hashToken(token);
  const found = await em.findOne(Token, {
    hash,
    purpose: { $in: [...purposes] },
    usedAt: null,
    expiresAt: { $gt: now },
  });
  if (!found) throw tokenInvalid();
  const { user, emailKey, orderId, invitationId, startedBy } = found;
  return { userId: user.id, emailKey, orderId, invitationId, startedBy };
}

export function tokenInvalid(): DomainError {
  return new DomainError(
    'TOKEN_INVALID',
    'This link is not valid any more: it was used before or is too old. Please ask for a new one.',
  );
}

/** A new secret of 256 bits, and what is stored of it. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
