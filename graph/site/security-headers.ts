import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Pictures may be shown by the pages of any other shop front. */
export const forEveryOrigin: RequestHandler = (_req, res, next) => {
  res.set('Cross-Origin-Resource-Policy', 'cross-origin');
  next();
};

/** The headers of every answer. Pages have a content policy of their own. */
export function securityHeaders(https: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // The payment widget opens a window of its bank's and must be able to talk to it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: https && { maxAge: 365 * 24 * 60 * 60 },
  });
}
