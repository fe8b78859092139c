import { type Request, type Response, Router } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import processRequest from 'graphql-upload/processRequest.mjs';
import { Permission, requireOneOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError, type HttpStatus } from '../../core/errors.ts';

/** Most bytes of any file; what receives it may take less. */
const MAX_FILE = 10 * 1024 * 1024;

/** An error of the form reader is the client's fault; without a status it gets 400. */
const readForm: typeof processRequest = (req, ...args) =>
  processRequest(req, ...args).catch((error) => {
    // The response waits for the end of the request, which the reader does not always read.
    req.resume();
    throw Object.assign(error, { status: error.status ?? 400 });
  });

/**
 * Reads GraphQL multipart requests. Only staff with PRODUCTS, SETTINGS or CONTENT can upload, so requests of others are rejected before
 * their files are read.
 */
export function graphqlUploads(
  contextOf: (req: Request, res: Response) => Promise<Context>,
  httpStatus: HttpStatus,
): Router {
  const router = Router();
  router.use(async (req, res, next) => {
    if (!req.is('multipart/form-data')) return next('router');
    try {
      const ctx = await contextOf(req, res);
      requireOneOf(ctx, Permission.Products, Permission.Settings, Permission.Content);
      next();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { message, code } = error;
      res.status(httpStatus[code]).json({ errors: [{ message, extensions: { code } }] });
    }
  });
  // It rejects a file that reaches the limit, so the limit is one byte more.
  router.use(graphqlUploadExpress({ processRequest: readForm, maxFileSize: MAX_FILE + 1, maxFiles: 1 }));
  return router;
}
