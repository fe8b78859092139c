import express, { type Request, type Response, Router } from 'express';
import { Permission, requirePermission, requireViewer } from '../../../core/actor.ts';
import { admitBody } from '../../../core/admit-body.ts';
import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { consume } from '../../../core/rate-limit.ts';
import * as t from '../messages/en.ts';
import { importPayouts } from './import-payouts.ts';

/** Bytes of a file. */
const MOST = 5 * 1024 * 1024;
const limit = { name: 'payout import', most: 30, minutes: 60, what: 'imports' };
const readBody = express.text({ limit: MOST, type: () => true });

/** POST /payouts/<provider> with a settlement file as text: responds with `{ added, known, changed }`. The body is read only when staff with REPORTS sent it. */
export function payoutsRoute(contextOf: (req: Request, res: Response) => Promise<Context>): Router {
  const router = Router();
  router.post('/payouts/:provider', async (req, res) => {
    const ctx = await contextOf(req, res);
    requirePermission(ctx, Permission.Reports);
    await consume(ctx, limit, requireViewer(ctx).id);
    admitBody(req, res, { limit: MOST, from: 'person' });
    await new Promise<void>((resolve, reject) =>
      readBody(req, res, (error?: unknown) => (error ? reject(refusalOf(error)) : resolve())),
    );
    res.json(await importPayouts(ctx, req.params.provider, typeof req.body === 'string' ? req.body : ''));
  });
  return router;
}

/** Of what the parser of bodies reports: a file that is too large, or a charset or an encoding that it has not. */
const refusalOf = (error: unknown) =>
  (error as { type?: string }).type === 'entity.too.large'
    ? new DomainError('TOO_LARGE', t.fileTooLarge)
    : new DomainError('BAD_USER_INPUT', t.noCsv);
