import type { RequestHandler } from 'express';

/** Refuses HEAD requests, which Express would answer like GET: they would make a file that nobody reads. Responds with 405. */
export const refuseHead: RequestHandler = (req, res, next) => {
  if (req.method === 'HEAD') res.set('Allow', 'GET').status(405).end();
  else next();
};
