import type { RequestHandler } from 'express';

/**
 * A request target may be a whole address (RFC 9112, 3.2.2), as proxies send it. What comes after sees its path and query alone: the
 * address of the shop is a setting, and never that of a request.
 */
export const originForm: RequestHandler = (req, _res, next) => {
  const absolute = /^https?:/i.test(req.url) ? URL.parse(req.url) : null;
  if (absolute) {
    req.url = absolute.pathname + absolute.search;
    req.originalUrl = req.url;
  }
  next();
};
