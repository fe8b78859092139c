import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { requestId } from '../../core/request-id.ts';
import type { Metrics } from './metrics.ts';

const FORM = /^[\w.-]{1,100}$/;
/** First segments of paths that are counted under their own name; everything else is a page. */
const OWN = new Set([
  'graphql',
  'api',
  'webhooks',
  'sandbox',
  'uploads',
  'images',
  'assets',
  'playground',
  'live',
]);
const HEALTH = new Set(['livez', 'readyz']);
/** Frequent requests, logged at level debug when they succeed. */
const QUIET = new Set(['health', 'assets', 'images', 'uploads', 'live']);

/**
 * Gives each request an id, returned in `x-request-id`, and logs and counts it when it ends. The URL is logged without
 * its query, which may contain what a shopper typed, and without the tokens of mailed links.
 */
export function requestLog(logger: Logger, metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const start = performance.now();
    const id = givenId(req) ?? randomUUID();
    // Read now, since routers change it.
    const { path, method } = req;
    const route = routeClass(path);
    res.set('x-request-id', id);
    res.once('close', () => {
      const ms = Math.round(performance.now() - start);
      // 499 as in nginx: the client closed the connection before the response.
      const status = res.writableFinished ? res.statusCode : 499;
      metrics.httpRequests.inc({ route, status });
      // A stream of events ends when somebody leaves.
      if (route !== 'live') metrics.httpSeconds.observe({ route }, ms / 1000);
      const level = status >= 500 ? 'warn' : status < 400 && QUIET.has(route) ? 'debug' : 'info';
      logger[level]({ requestId: id, method, path: withoutSecret(path), status, ms }, 'request');
    });
    requestId.run(id, next);
  };
}

/** Mailed links whose paths end with a token. */
const SECRET = /^(\/(?:stock-alert|unsubscribe(?:\/reviews|\/prices)?)\/)[^/]+/i;
const withoutSecret = (path: string) => path.replace(SECRET, '$1…');

/** The request id set by a trusted reverse proxy. */
function givenId(req: Request): string | undefined {
  const trusts: (address: string | undefined, hop: number) => boolean = req.app.get('trust proxy fn');
  const id = req.get('x-request-id');
  return id && FORM.test(id) && trusts(req.socket.remoteAddress, 0) ? id : undefined;
}

/** The class of a path. There are few, so that requests cannot make unlimited labels. */
function routeClass(path: string): string {
  const first = path.split('/', 2)[1] ?? '';
  if (HEALTH.has(first)) return 'health';
  return OWN.has(first) ? first : 'page';
}
