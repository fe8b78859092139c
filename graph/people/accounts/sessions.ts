import { createHash, randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import {
  type Actor,
  accountActor,
  anonymous,
  guestActor,
  requireViewer,
  type SessionLevel,
  type Viewer,
} from '../../core/actor.ts';
import type { Context, SessionCookie, ShopSettings } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { prepared } from '../../core/prepared.ts';
import { recordEvent } from '../../core/record-event.ts';
import { clientName } from './client-name.ts';
import { Session } from './session.entity.ts';
import type { User } from './user.entity.ts';

const minute = 60_000;
const hour = 60 * minute;
/** A session ends after this long without use. Milliseconds. */
const idleLifetime = 7 * 24 * hour;
/** A session ends this long after signing in, also when it is used. Milliseconds. */
const absoluteLifetime = 30 * 24 * hour;
/** How long a sign-in counts as recent. Milliseconds. */
const recently = 10 * minute;
/** Most sessions of an account: with one more, that which was not used for the longest time ends. */
export const MOST_SESSIONS = 50;
/** Resolution of `lastSeenAt`, so that not every request writes. Milliseconds. */
const touchInterval = hour;

const readPerson = prepared<
  Viewer & { kind: User['kind']; level: SessionLevel; stale: boolean },
  [tokenHash: string, createdAfter: Date, seenAfter: Date, fresh: Date]
>(
  `select u.id, u.kind, u.name, u.email, u.new_email as "newEmail", u.is_admin as "isAdmin", u.permissions, s.level, s.last_seen_at <= $4 as stale
   from sessions s join users u on u.id = s.user_id
   where s.token_hash = $1 and s.created_at > $2 and s.last_seen_at > $3 and u.deleted_at is null`,
);

/** Throws FORBIDDEN for a page of another site, which cannot have a session. */
export function requireCookies({ session }: Context): void {
  if (session.isAllowed) return;
  throw new DomainError(
    'FORBIDDEN',
    "Sign in on the shop's own pages: pages of other sites have no session.",
  );
}

/**
 * Signs `user` in. A new session replaces the one of the request, against session fixation. Only the hash of the token
 * is stored. Of more than 50 sessions of the account those end that were not used for the longest time.
 *
 * Errors: WRONG_CREDENTIALS when the password was changed since `user` was read: a change ends all sessions, including
 * one that starts at that moment.
 */
export async function startSession(
  ctx: Context,
  user: User,
  level: SessionLevel = 'password',
): Promise<void> {
  const token = newToken();
  const actor = accountActor(user, level, ctx.settings);
  await ctx.em.fork().transactional(async (em) => {
    await deleteSession(em, ctx.session);
    const now = ctx.ports.now();
    const { affectedRows } = await em.execute<{ affectedRows: number }>(
      `insert into sessions (token_hash, user_id, level, client, created_at, last_seen_at)
       select ?, id, ?, ?, ?, ? from users where id = ? and password_hash = ? for share`,
      [hashToken(token), level, clientName(ctx.userAgent), now, now, user.id, user.passwordHash],
      'run',
    );
    if (affectedRows === 0) throw new DomainError('WRONG_CREDENTIALS', 'The password was changed meanwhile.');
    await deleteSurplusSessions(em, user.id);
    const data = ctx.actor.kind === 'guest' ? { guest: ctx.actor.buyer.id } : {};
    await recordEvent(em, { ...ctx, actor }, { type: 'session.started', subject: user.id, data });
  });
  ctx.session.set(token, absoluteLifetime / 1000);
  ctx.actor = actor;
}

/** Stores a new guest with a session, which replaces the one of the request. */
export async function startGuestSession(ctx: Context, guest: User): Promise<void> {
  const token = newToken();
  await ctx.em.fork().transactional(async (em) => {
    await deleteSession(em, ctx.session);
    await em.persist(guest).flush();
    const [now, client] = [ctx.ports.now(), clientName(ctx.userAgent)];
    await em.insert(Session, {
      tokenHash: hashToken(token),
      user: guest,
      client,
      createdAt: now,
      lastSeenAt: now,
    });
  });
  ctx.session.set(token, absoluteLifetime / 1000);
  ctx.actor = guestActor(guest);
}

/**
 * Requires that the password or a passkey was verified, which starts a session, in the last ten minutes: a borrowed browser must not
 * be enough to take over the account. Call it in the transaction of the change, after locking the viewer's row, so that
 * a session that a concurrent change has ended is not accepted.
 *
 * Errors: UNAUTHENTICATED; REAUTHENTICATION_REQUIRED when the session started more than ten minutes ago.
 */
export async function requireRecentSignIn(ctx: Context, em: SqlEntityManager): Promise<void> {
  const { id } = requireViewer(ctx);
  const session = await em.findOne(Session, { tokenHash: currentHash(ctx), user: id });
  if (!session) throw new DomainError('UNAUTHENTICATED', 'Please sign in first.');
  if (session.createdAt > ago(ctx.ports.now(), recently)) return;
  throw new DomainError(
    'REAUTHENTICATION_REQUIRED',
    'For your security this needs your password once more: sign in again, then repeat it within ten minutes.',
  );
}

/** Deletes all sessions of the viewer except the one of the request. */
export async function deleteOtherSessions(ctx: Context, em: SqlEntityManager): Promise<void> {
  const { id } = requireViewer(ctx);
  await em.nativeDelete(Session, { user: id, tokenHash: { $ne: currentHash(ctx) } });
}

/** The key of the session of the request. */
export function currentHash({ session }: Context): string {
  return hashToken(session.token ?? '');
}

/** Ends the session of the request, if there is one, also for the rest of the request. */
export async function endCurrentSession(ctx: Context): Promise<void> {
  const { viewer } = ctx.actor;
  await inTransaction(ctx.em.fork(), async (em) => {
    await deleteSession(em, ctx.session);
    if (viewer) await recordEvent(em, ctx, { type: 'session.ended', subject: viewer.id });
  });
  ctx.session.clear();
  ctx.actor = anonymous;
}

async function deleteSession(em: SqlEntityManager, { token }: SessionCookie): Promise<void> {
  if (token) await em.nativeDelete(Session, { tokenHash: hashToken(token) });
}

/** Ends all sessions of an account but those that were used last. Skips those that a sign-in at the same moment ends: waiting for it could be a deadlock. */
async function deleteSurplusSessions(em: SqlEntityManager, user: string): Promise<void> {
  await em.execute(
    `with surplus as materialized (
       select token_hash from sessions where user_id = ? order by last_seen_at desc, created_at desc offset ${MOST_SESSIONS}
     ), free as materialized (
       select token_hash from sessions where token_hash in (select token_hash from surplus) for update skip locked
     )
     delete from sessions where token_hash in (select token_hash from free)`,
    [user],
  );
}

/** Who has the session with the token: nobody when it is unknown, ended or expired. */
export async function findActor(
  em: SqlEntityManager,
  token: string,
  now: Date,
  settings: Pick<ShopSettings, 'strongStaff'>,
): Promise<Actor> {
  const tokenHash = hashToken(token);
  const { createdAfter, seenAfter } = liveSince(now);
  const [row] = await readPerson(em, tokenHash, createdAfter, seenAfter, ago(now, touchInterval));
  if (!row) return anonymous;
  const { kind, level, stale, ...person } = row;
  if (stale) await em.nativeUpdate(Session, { tokenHash }, { lastSeenAt: now });
  return kind === 'guest' ? guestActor(person) : accountActor(person, level, settings);
}

/** When a session that has not expired was started and used. */
export function liveSince(now: Date): { createdAfter: Date; seenAfter: Date } {
  return { createdAfter: ago(now, absoluteLifetime), seenAfter: ago(now, idleLifetime) };
}

export async function deleteExpiredSessions(em: SqlEntityManager, now: Date): Promise<void> {
  const { createdAfter, seenAfter } = liveSince(now);
  await em.nativeDelete(Session, {
    $or: [{ createdAt: { $lte: createdAfter } }, { lastSeenAt: { $lte: seenAfter } }],
  });
}

/** 256 random bits. Only their hash is stored. */
function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function ago(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
