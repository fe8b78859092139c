import type { RequestHandler } from 'express';

/** Rejects a request with two Host headers: a proxy may have routed it by the other one. */
export const refuseTwoHosts: RequestHandler = (req, res, next) => {
  if ((req.headersDistinct.host?.length ?? 0) <= 1) return next();
  res.status(400).json({ message: 'A request has one Host header.', code: 'BAD_USER_INPUT' });
};
