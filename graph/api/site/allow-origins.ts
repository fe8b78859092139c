import cors from 'cors';
import type { RequestHandler } from 'express';
import { isOwn } from './refuse-foreign-writes.ts';

const PREFLIGHT_SECONDS = 7_200;
const EXPOSED = ['Link', 'X-Total-Count', 'Retry-After', 'X-Request-Id'];

/**
 * CORS: lets pages of these origins call the API as guests. No response allows them credentials, and a session cookie of
 * the request is removed. Marks such a request with `res.locals.isGuestOnly`.
 */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  const allow = cors({ origin: true, maxAge: PREFLIGHT_SECONDS, exposedHeaders: EXPOSED });
  return (req, res, next) => {
    res.vary('Origin');
    if (isOwn(req) || !origins.includes(req.get('origin') ?? '')) return next();
    delete req.headers.cookie;
    res.locals.isGuestOnly = true;
    allow(req, res, next);
  };
}
