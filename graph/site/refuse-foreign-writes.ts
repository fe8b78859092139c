import type { NextFunction, Request, Response } from 'express';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a page of another site makes with a visitor's cookies. Browsers say where a request comes from
 * in Sec-Fetch-Site, or at least in Origin; programs send neither and carry no cookies by accident.
 * Pages of origins that the shop allows have lost their cookies by then (`allowOrigins`).
 */
export function refuseForeignWrites(req: Request, res: Response, next: NextFunction): void {
  if (SAFE.has(req.method) || isOwn(req) || res.locals.isGuestOnly) next();
  else res.status(403).json({ message: 'Requests from other sites are refused.', code: 'FORBIDDEN' });
}

/** Whether a request comes from a page of the shop itself, or from a program. */
export function isOwn(req: Request): boolean {
  const site = req.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = req.get('origin');
  return origin === undefined || URL.parse(origin)?.host === req.get('host');
}
