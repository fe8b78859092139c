import { parse } from 'cookie';
import type { Request, Response } from 'express';
import { anonymous } from '../core/actor.ts';
import type { Context, SessionCookie } from '../core/context.ts';
import { isSharedAddress } from '../core/forwarding.ts';
import type { ContextDeps } from '../core/guest-context.ts';
import { untilClosed } from '../core/until-closed.ts';
import { findActor } from '../people/accounts/sessions.ts';

/** The context of one HTTP request. */
export async function createContext(deps: ContextDeps, req: Request, res: Response): Promise<Context> {
  const em = deps.orm.em.fork();
  const address = req.ip ?? 'unknown';
  let closed: AbortSignal | undefined;
  const session = sessionCookie(req, res, deps.secureCookies);
  const currentActor = async () =>
    session.token ? findActor(em, session.token, deps.ports.now(), deps.settings) : anonymous;
  return {
    em,
    actor: await currentActor(),
    currentActor,
    session,
    untilClosed: () => (closed ??= untilClosed(res)),
    ports: deps.ports,
    settings: deps.settings,
    address,
    isAddressShared: isSharedAddress(req),
    userAgent: req.headers['user-agent'] ?? '',
    loaders: new Map(),
  };
}

function sessionCookie(req: Request, res: Response, secure: boolean): SessionCookie {
  // The prefix makes browsers refuse the cookie unless it is Secure, for the whole site and of this very host.
  const name = secure ? '__Host-session' : 'session';
  const flags = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
  const isAllowed = !res.locals.isGuestOnly;
  return {
    isAllowed,
    token: parse(req.headers.cookie ?? '')[name] ?? null,
    set(token, maxAgeSeconds) {
      res.cookie(name, token, { ...flags, maxAge: maxAgeSeconds * 1000 });
      this.token = token;
    },
    clear() {
      if (isAllowed) res.clearCookie(name, flags);
      this.token = null;
    },
  };
}
