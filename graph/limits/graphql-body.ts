import express, { type Request, type RequestHandler, type Response } from 'express';
import { admitBody, GUEST_BODY } from '../core/admit-body.ts';
import type { Context } from '../core/context.ts';

const PERSON_BODY = 1024 * 1024;

const readJson = {
  guest: express.json({ limit: GUEST_BODY }),
  person: express.json({ limit: PERSON_BODY }),
};

/** Reads the JSON body of a GraphQL request: 64 kB of anybody, 1 MB of signed-in people. */
export function graphqlBody(contextOf: (req: Request, res: Response) => Promise<Context>): RequestHandler {
  return async (req, res, next) => {
    // Most bodies are small: a session is only looked up for those that are not, or may not be.
    const mayBeLarge = !(Number(req.get('content-length')) <= GUEST_BODY) || req.get('content-encoding');
    const from = mayBeLarge ? (await contextOf(req, res)).actor.kind : 'guest';
    admitBody(req, res, { limit: from === 'guest' ? GUEST_BODY : PERSON_BODY, from });
    readJson[from](req, res, next);
  };
}
