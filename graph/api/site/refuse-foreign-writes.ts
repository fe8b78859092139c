import type { NextFunction, Request, Response } from 'express';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF protection: refuses writes by pages of other sites. Browsers send Sec-Fetch-Site, or at least Origin; other
 * clients send neither, and no cookies by accident. Requests of allowed origins have lost their cookies in `allowOrigins`.
 */
export function refuseForeignWrites(req: Request, res: Response, next: NextFunction): void {
  if (SAFE.has(req.method) || isOwn(req) || res.locals.isGuestOnly) next();
  else res.status(403).json({ message: 'Requests from other sites are refused.', code: 'FORBIDDEN' });
}

/** Whether a request comes from a page of the shop, or from a client that is no browser. */
export function isOwn(req: Request): boolean {
  const site = req.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = req.get('origin');
  return origin === undefined || URL.parse(origin)?.host === req.get('host');
}
