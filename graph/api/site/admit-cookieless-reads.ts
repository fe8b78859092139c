import type { NextFunction, Request, Response } from 'express';

/**
 * Answers GraphQL queries by GET without the header that proves a CORS preflight, as several clients send them by default. A
 * request without a cookie acts for nobody, so that no page of another site gains anything by sending it. With a cookie the header is needed.
 */
export function admitCookielessReads(req: Request, _res: Response, next: NextFunction): void {
  if (req.method === 'GET' && req.headers.cookie === undefined)
    req.headers['apollo-require-preflight'] = 'no cookie';
  next();
}
