import { promisify } from 'node:util';
import { print } from '@apollo/client/utilities';
import type { ApolloServer } from '@apollo/server';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { GraphQLFormattedError } from 'graphql';
import { requireBuyer, requirePermission, requireViewer } from '../../core/actor.ts';
import { admitBody, GUEST_BODY } from '../../core/admit-body.ts';
import { cachingHeaders } from '../../core/cache-headers.ts';
import type { Context } from '../../core/context.ts';
import { DomainError, type ErrorCode, type ErrorDetails, type HttpStatus } from '../../core/errors.ts';
import { sendErrors } from '../../core/send-error.ts';
import { docsPage } from './docs-page.ts';
import { openApi } from './openapi.ts';
import { rows } from './routes.ts';
import type { Access, Execute, RestRequest, Row } from './row.ts';

const BODY_LIMIT = 256 * 1024;

export interface RestDeps {
  apollo: ApolloServer<Context>;
  contextOf(req: Request, res: Response): Promise<Context>;
  /** Edited while the shop runs. */
  shopName(): Promise<string>;
  httpStatus: HttpStatus;
}

/** The REST facade, to be mounted at /api: every row of the table, its documents, and JSON errors for the rest. */
export function restApi(deps: RestDeps): Router {
  const router = Router();
  const { shopName, httpStatus } = deps;
  router.get('/openapi.json', async (_req, res) => {
    res.set('Cache-Control', 'no-cache').json(openApi(await shopName(), httpStatus));
  });
  router.get('/docs', docsPage(shopName, httpStatus));
  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  const methods = new Map<string, string[]>();
  for (const [path, row] of paths()) {
    router[row.method](path, handle(row, deps));
    methods.set(path, [
      ...(methods.get(path) ?? []),
      row.method === 'get' ? 'GET, HEAD' : row.method.toUpperCase(),
    ]);
  }
  for (const [path, allowed] of methods) {
    router.options(path, (_req, res) => void res.set('Allow', allowed.join(', ')).status(204).end());
  }
  router.use(
    (_req, res) =>
      void res.status(404).json({ message: 'There is nothing at this address.', code: 'NOT_FOUND' }),
  );
  router.use(sendErrors(httpStatus));
  return router;
}

/** All paths in the syntax of express; those without an id first, so that no id matches them. */
function paths(): [path: string, row: Row][] {
  const all = rows.flatMap((row) =>
    [row.path, ...(row.aliases ?? [])].map((path): [string, Row] => [path, row]),
  );
  return all
    .sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
    .map(([path, row]) => [path.replace(/\{(\w+)\}/g, ':$1'), row]);
}

function handle(row: Row, { apollo, contextOf }: RestDeps): RequestHandler {
  return async (req, res) => {
    const ctx = await contextOf(req, res);
    // Checked before the body is read: callers without access cannot make the server read megabytes.
    const isUnnamed = row.namesBuyer !== undefined && !ctx.actor.buyer;
    if (!isUnnamed) requireAccess(ctx, row.access);
    const from = ctx.actor.viewer ? 'person' : 'guest';
    const limit = from === 'guest' ? GUEST_BODY : (row.bodyLimit ?? BODY_LIMIT);
    admitBody(req, res, { limit, from });
    const body = await readBody(req, res, limit).catch((error) => {
      requireAccess(ctx, row.access);
      throw error;
    });
    if (isUnnamed && !row.namesBuyer?.(body)) requireAccess(ctx, row.access);
    const result = await row.respond(restRequest(req, body), executeInProcess(apollo, ctx));
    if (row.access === 'anyone' && row.method === 'get') res.set(cachingHeaders(ctx));
    res
      .status(row.status ?? 200)
      .set(result.headers ?? {})
      .json(result.body);
  };
}

function requireAccess(ctx: Context, access: Access): void {
  if (access === 'shopper') requireViewer(ctx);
  else if (access === 'buyer') requireBuyer(ctx);
  else if (access !== 'anyone') requirePermission(ctx, access);
}

function restRequest(req: Request, body: unknown): RestRequest {
  return {
    path: req.baseUrl + req.path,
    params: req.params as Record<string, string>,
    query(name) {
      const value = req.query[name];
      const first = Array.isArray(value) ? value[0] : value;
      return typeof first === 'string' ? first : '';
    },
    header: (name) => req.get(name),
    body,
  };
}

/** Runs operations in this process, with the same checks, limits and masked errors as over HTTP. */
export function executeInProcess(apollo: ApolloServer<Context>, contextValue: Context): Execute {
  return async <Data, Variables>(query: TypedDocumentNode<Data, Variables>, variables: Variables) => {
    // Apollo Server would print it each time; this `print` has a cache.
    const request = { query: print(query), variables: variables as Record<string, unknown> };
    const { body } = await apollo.executeOperation(request, { contextValue });
    if (body.kind !== 'single') throw new Error('These operations do not stream.');
    const { data, errors } = body.singleResult;
    if (errors?.[0]) throw asDomainError(errors[0], contextValue.ports.httpStatus);
    return data as Data;
  };
}

function asDomainError(
  { message, path, extensions = {} }: GraphQLFormattedError,
  httpStatus: HttpStatus,
): DomainError {
  const { code, ...details } = extensions as ErrorDetails & { code?: string };
  const known = code !== undefined && Object.hasOwn(httpStatus, code);
  // An error without a path is about the operation and its variables, which are not the client's.
  if (!known || (code === 'BAD_USER_INPUT' && !path)) {
    return new DomainError('BAD_USER_INPUT', 'The request could not be understood.');
  }
  return new DomainError(code as ErrorCode, message, details);
}

/** The body of a request, of any content type; see `parseBody`. Rejects with the HTTP errors of the body reader. */
export async function readBody(req: Request, res: Response, limit: number): Promise<unknown> {
  await promisify(express.raw({ type: () => true, limit }))(req, res);
  return Buffer.isBuffer(req.body) ? parseBody(req.body.toString('utf8')) : undefined;
}

/**
 * Parses a body by its content, not by its content type: clients send a bare id as text or as a form. Returns JSON objects,
 * arrays and texts, form fields, or a bare text; undefined for an empty body. Throws BAD_USER_INPUT for broken JSON.
 */
export function parseBody(body: string): unknown {
  const text = body.replace(/^\uFEFF/, '').trim();
  if (text === '' || text === 'null') return undefined;
  if (/^[{["]/.test(text)) {
    try {
      return JSON.parse(text);
    } catch {
      throw new DomainError('BAD_USER_INPUT', 'The body is not valid JSON.');
    }
  }
  return text.includes('=') ? Object.fromEntries(new URLSearchParams(text)) : text;
}
