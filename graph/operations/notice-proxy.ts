import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/**
 * Warns at the first request that seems to come through a reverse proxy, for a shop that trusts none. Once per process,
 * since anybody can send such a header.
 */
export function noticeProxy(logger: Logger): RequestHandler {
  let hasWarned = false;
  return (req, _res, next) => {
    const header = hasWarned ? undefined : HEADERS.find((name) => req.headers[name] !== undefined);
    if (header) {
      hasWarned = true;
      logger.warn(
        { header },
        'a request came through a proxy, but TRUST_PROXY is 0: if the proxy is yours, set TRUST_PROXY to how many there are. Until then all shoppers count as one address, whose limits lock everybody out together',
      );
    }
    next();
  };
}
