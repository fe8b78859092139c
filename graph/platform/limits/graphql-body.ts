import express, { type Request, type RequestHandler, type Response } from 'express';
import { admitBody, GUEST_BODY } from '../../core/admit-body.ts';
import type { Context } from '../../core/context.ts';

const PERSON_BODY = 1024 * 1024;

const readJson = {
  guest: express.json({ limit: GUEST_BODY }),
  person: express.json({ limit: PERSON_BODY }),
};

/** Parses the JSON body of a GraphQL request: at most 64 kB from guests, 1 MB from signed-in people. */
export function graphqlBody(contextOf: (req: Request, res: Response) => Promise<Context>): RequestHandler {
  return async (req, res, next) => {
    // The session is only looked up for bodies that are, or may be, large.
    const mayBeLarge = !(Number(req.get('content-length')) <= GUEST_BODY) || req.get('content-encoding');
    const from = mayBeLarge && (await contextOf(req, res)).actor.viewer ? 'person' : 'guest';
    admitBody(req, res, { limit: from === 'guest' ? GUEST_BODY : PERSON_BODY, from });
    readJson[from](req, res, next);
  };
}
